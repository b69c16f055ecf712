<?php
/**
 * Plugin Name:       NEV Dealer Widgets
 * Description:       Dealer locator, dealer map, inventory, inquiry form and financing calculator, as blocks and shortcodes.
 * Version:           {version}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       nev-widgets
 *
 * @package NevWidgets
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/settings.php';
require __DIR__ . '/locator.php';
require __DIR__ . '/element.php';

/** The widgets with their attributes, which the build takes from the elements. */
function nev_widgets_table() {
	static $table;
	if ( null === $table ) {
		$table = json_decode( file_get_contents( __DIR__ . '/widgets.json' ), true );
	}
	return $table;
}

/** The script tag, and the style sheet that keeps room for the elements. */
function nev_widgets_enqueue() {
	$address = nev_widgets_address();
	if ( '' === $address ) {
		return;
	}
	// Without a version: the address always has the newest version 1.
	wp_enqueue_style( 'nev-widgets', $address . '/embed/v1/nev-widgets.css', array(), null );
	wp_enqueue_script( 'nev-widgets', $address . '/embed/v1/nev-widgets.js', array(), null, true );
}

add_action(
	'init',
	function () {
		wp_register_script(
			'nev-widgets-editor',
			plugins_url( 'editor.js', __FILE__ ),
			array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
			'{version}',
			true
		);
		$data = array(
			'widgets' => nev_widgets_table(),
			'missing' => '' === nev_widgets_address() ? nev_widgets_missing_address() : '',
		);
		wp_add_inline_script( 'nev-widgets-editor', 'window.nevWidgetsData = ' . wp_json_encode( $data ) . ';', 'before' );
		foreach ( nev_widgets_table() as $widget ) {
			$render = function ( $values ) use ( $widget ) {
				return nev_widgets_element( $widget, (array) $values );
			};
			add_shortcode( 'nev-' . $widget['name'], $render );
			$attributes = array();
			foreach ( $widget['attributes'] as $attribute ) {
				$attributes[ $attribute['name'] ] = array( 'type' => $attribute['type'] );
			}
			register_block_type(
				'nev/' . $widget['name'],
				array(
					'api_version'     => 2,
					'title'           => $widget['title'],
					'category'        => 'embed',
					'icon'            => $widget['icon'],
					'keywords'        => array( 'nev', 'dealer' ),
					'attributes'      => $attributes,
					'editor_script'   => 'nev-widgets-editor',
					'render_callback' => $render,
				)
			);
		}
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( __FILE__ ),
	function ( $links ) {
		$url = admin_url( 'options-general.php?page=nev-widgets' );
		return array_merge( array( '<a href="' . esc_url( $url ) . '">' . esc_html__( 'Settings', 'nev-widgets' ) . '</a>' ), $links );
	}
);

// On a page with a widget the style sheet must come before it. Elsewhere the widget itself asks for it.
add_action(
	'wp_enqueue_scripts',
	function () {
		if ( is_singular() && preg_match( '/\[nev-|<!-- wp:nev\//', (string) get_post()->post_content ) ) {
			nev_widgets_enqueue();
		}
	}
);

add_filter(
	'script_loader_tag',
	function ( $tag, $handle ) {
		return 'nev-widgets' === $handle ? str_replace( ' src=', ' async src=', $tag ) : $tag;
	},
	10,
	2
);
