<?php
/**
 * The dealer locator as the dealer site renders it.
 *
 * @package NevWidgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * The list of the locator, which can be read without scripts and which the script goes on from: a
 * template with a shadow root. Empty if the page has dealerships of its own, or if the site has never
 * answered.
 *
 * It is asked for every ten minutes. While the site does not answer, the last list stays for a day, and
 * for a minute no other list is asked for, so that a page with many waits once.
 */
function nev_widgets_locator_content( array $attributes ) {
	// A feed has room for the link alone.
	if ( isset( $attributes['src'] ) || is_feed() ) {
		return '';
	}
	$query = array_intersect_key( $attributes, array_flip( array( 'state', 'zip', 'radius', 'lang' ) ) )
		+ array( 'lang' => strtok( get_locale(), '_' ) );
	$site  = nev_widgets_address();
	$url   = $site . '/api/embed/dealer-locator.html?' . http_build_query( $query );
	$key   = 'nev_widgets_' . md5( $url );
	$fresh = get_transient( $key );
	if ( false !== $fresh ) {
		return $fresh;
	}
	$limits   = array(
		'timeout'             => 3,
		'limit_response_size' => MB_IN_BYTES,
		// Whoever set the address chose this server and no other.
		'redirection'         => 0,
	);
	$response = get_transient( 'nev_widgets_away' ) === $site ? array() : wp_remote_get( $url, $limits );
	if ( is_wp_error( $response ) ) {
		set_transient( 'nev_widgets_away', $site, MINUTE_IN_SECONDS );
	}
	$content = nev_widgets_template( $response );
	if ( '' === $content ) {
		$content = (string) get_transient( $key . '_last' );
		set_transient( $key, $content, MINUTE_IN_SECONDS );
	} else {
		set_transient( $key, $content, 10 * MINUTE_IN_SECONDS );
		set_transient( $key . '_last', $content, DAY_IN_SECONDS );
	}
	return $content;
}

/** The template in an answer; empty if it is another answer. */
function nev_widgets_template( $response ) {
	if ( 200 !== wp_remote_retrieve_response_code( $response ) ) {
		return '';
	}
	$body  = wp_remote_retrieve_body( $response );
	$start = strpos( $body, '<template shadowrootmode="open">' );
	$end   = strrpos( $body, '</template>' );
	return false === $start || false === $end || $end < $start ? '' : substr( $body, $start, $end - $start ) . '</template>';
}
