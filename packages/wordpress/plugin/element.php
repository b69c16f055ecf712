<?php
/**
 * The markup of an element.
 *
 * @package NevWidgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Writes an element for a block or a shortcode.
 *
 * @param array $widget A row of the table.
 * @param array $values The values of its attributes. A shortcode's attribute without a value has a number as its key.
 */
function nev_widgets_element( array $widget, array $values ) {
	$address = nev_widgets_address();
	if ( '' === $address ) {
		return current_user_can( 'manage_options' )
			? '<p>' . esc_html( nev_widgets_missing_address() ) . '</p>'
			: '';
	}
	nev_widgets_enqueue();
	$attributes = nev_widgets_attributes( $widget, $values );
	$tag        = 'nev-' . $widget['name'];
	$html       = '<' . $tag;
	foreach ( $attributes as $name => $value ) {
		$html .= ' ' . $name . ( true === $value ? '' : '="' . esc_attr( $value ) . '"' );
	}
	$content = 'dealer-locator' === $widget['name'] ? nev_widgets_locator_content( $attributes ) : '';
	$link    = '<a href="' . esc_url( $address . $widget['page'] ) . '">' . esc_html( $widget['title'] ) . '</a>';
	return $html . '>' . $content . $link . '</' . $tag . '>';
}

/** The valid values by name. A boolean attribute that is set is true. */
function nev_widgets_attributes( array $widget, array $values ) {
	foreach ( array_filter( $values, 'is_int', ARRAY_FILTER_USE_KEY ) as $name ) {
		$values[ $name ] = true;
	}
	$attributes = array();
	foreach ( $widget['attributes'] as $attribute ) {
		$name = $attribute['name'];
		if ( ! isset( $values[ $name ] ) ) {
			continue;
		}
		if ( 'boolean' === $attribute['type'] ) {
			if ( wp_validate_boolean( $values[ $name ] ) ) {
				$attributes[ $name ] = true;
			}
			continue;
		}
		$value    = nev_widgets_safe_text( (string) $values[ $name ] );
		$is_valid = '' !== $value
			&& ( 'number' !== $attribute['type'] || is_numeric( $value ) )
			&& ( empty( $attribute['values'] ) || in_array( $value, $attribute['values'], true ) );
		if ( $is_valid ) {
			$attributes[ $name ] = $value;
		}
	}
	return $attributes;
}

/**
 * Some attributes are addresses, and one is HTML. Authors who may not write scripts must not get one
 * into a page through them.
 */
function nev_widgets_safe_text( $value ) {
	// Decoding takes as many rounds as the text has levels.
	if ( strlen( $value ) > 2000 ) {
		return '';
	}
	$value = trim( wp_check_invalid_utf8( $value ) );
	// Browsers decode what esc_attr() leaves encoded.
	while ( html_entity_decode( $value, ENT_QUOTES | ENT_HTML5 ) !== $value ) {
		$value = html_entity_decode( $value, ENT_QUOTES | ENT_HTML5 );
	}
	if ( preg_match( '/^(javascript|data|vbscript):/i', preg_replace( '/[\x00-\x20]+/', '', $value ) ) ) {
		return '';
	}
	return false === strpos( $value, '<' ) ? $value : trim( wp_kses( $value, array( 'a' => array( 'href' => true ) ) ) );
}
