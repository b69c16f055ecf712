/** In place of the style sheets that elements adopt. */
export default "";
