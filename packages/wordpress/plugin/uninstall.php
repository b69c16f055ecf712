<?php
/**
 * Removes the setting, and the lists that were kept. Blocks and shortcodes stay in the pages.
 *
 * @package NevWidgets
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes what the plugin keeps in a site. */
function nev_widgets_remove() {
	global $wpdb;
	delete_option( 'nev_widgets_address' );
	foreach ( array( '_transient_nev_widgets_', '_transient_timeout_nev_widgets_' ) as $prefix ) {
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
	}
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site ) {
		switch_to_blog( $site );
		nev_widgets_remove();
		restore_current_blog();
	}
} else {
	nev_widgets_remove();
}
