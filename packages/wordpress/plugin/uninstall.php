<?php
/**
 * Removes the setting, and the lists that were kept. Blocks and shortcodes stay in the pages.
 *
 * @package NevWidgets
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

global $wpdb;

delete_option( 'nev_widgets_address' );
foreach ( array( '_transient_nev_widgets_', '_transient_timeout_nev_widgets_' ) as $prefix ) {
	$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
}
