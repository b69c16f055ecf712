<?php
/**
 * The setting: the address of the dealer site.
 *
 * @package NevWidgets
 */

defined( 'ABSPATH' ) || exit;

/** The address of the site that the widgets come from, without a slash at its end; empty if it is not set. */
function nev_widgets_address() {
	return (string) get_option( 'nev_widgets_address', '' );
}

/** What is shown to those who can set the address, until it is set. */
function nev_widgets_missing_address() {
	return __( 'Enter the address of your dealer site in Settings, NEV Dealer Widgets.', 'nev-widgets' );
}

/** The origin of an address that scripts may come from: on https, or on this machine. Null for any other. */
function nev_widgets_origin( $text ) {
	$parts  = wp_parse_url( trim( (string) $text ) );
	$scheme = strtolower( isset( $parts['scheme'] ) ? $parts['scheme'] : '' );
	$host   = strtolower( isset( $parts['host'] ) ? $parts['host'] : '' );
	$local  = in_array( $host, array( 'localhost', '127.0.0.1', '[::1]' ), true );
	if ( ! preg_match( '/^([a-z0-9.-]+|\[::1\])$/', $host ) || isset( $parts['user'] ) ) {
		return null;
	}
	if ( 'https' !== $scheme && ! ( 'http' === $scheme && $local ) ) {
		return null;
	}
	return $scheme . '://' . $host . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/** Keeps the address that was there if the new one cannot be used. */
function nev_widgets_sanitize_address( $text ) {
	if ( '' === trim( (string) $text ) ) {
		return '';
	}
	$origin = nev_widgets_origin( $text );
	if ( null !== $origin ) {
		return $origin;
	}
	if ( function_exists( 'add_settings_error' ) ) {
		add_settings_error(
			'nev_widgets_address',
			'nev_widgets_address',
			__( 'Enter an address that starts with https://, such as https://dealers.example.com.', 'nev-widgets' )
		);
	}
	return nev_widgets_address();
}

add_action(
	'init',
	function () {
		register_setting(
			'nev_widgets',
			'nev_widgets_address',
			array(
				'type'              => 'string',
				'default'           => '',
				'sanitize_callback' => 'nev_widgets_sanitize_address',
			)
		);
	}
);

add_action(
	'admin_menu',
	function () {
		add_options_page(
			__( 'NEV Dealer Widgets', 'nev-widgets' ),
			__( 'NEV Dealer Widgets', 'nev-widgets' ),
			'manage_options',
			'nev-widgets',
			'nev_widgets_settings_page'
		);
	}
);

/** Prints the settings page. */
function nev_widgets_settings_page() {
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'NEV Dealer Widgets', 'nev-widgets' ); ?></h1>
		<form method="post" action="options.php">
			<?php settings_fields( 'nev_widgets' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="nev_widgets_address"><?php esc_html_e( 'Address of your dealer site', 'nev-widgets' ); ?></label></th>
					<td>
						<input name="nev_widgets_address" id="nev_widgets_address" type="url" class="regular-text" placeholder="https://dealers.example.com" value="<?php echo esc_attr( nev_widgets_address() ); ?>">
						<p class="description"><?php esc_html_e( 'The widgets load from there.', 'nev-widgets' ); ?></p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
