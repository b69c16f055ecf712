/** The certificate of test servers, of no use elsewhere: `openssl ca -selfsign`, valid from 2020 to 2120. */
export const cert = `
-----BEGIN CERTIFICATE-----
MIIBnzCCAUSgAwIBAgIBATAKBggqhkjOPQQDAjAWMRQwEgYDVQQDDAtleGFtcGxl
LmNvbTAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowFjEUMBIGA1UE
AwwLZXhhbXBsZS5jb20wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAS18hInu4Wo
jsMPzAlamO8NCczlg02/BmjoMel7Rny+1APLs7tAJmnBkkw9nCzRqeY0fWZnoKHQ
ZfxT80fNn+lbo4GAMH4wTwYDVR0RBEgwRoINKi5leGFtcGxlLmNvbYILZXhhbXBs
ZS5jb22CD2RvY3MuZ29vZ2xlLmNvbYIXKi5nb29nbGV1c2VyY29udGVudC5jb20w
DAYDVR0TBAUwAwEB/zAdBgNVHQ4EFgQUvbLHob7FN1ows1+v3zIxg6XV6R4wCgYI
KoZIzj0EAwIDSQAwRgIhAPLpoSdiIErZPz3filAKcjVBqEcBTQdiw8ebBeYWCoDH
AiEAmswK5xaZf1BZLvVyoeGD5juSjxVCTfYm0aB0DX+yiCQ=
-----END CERTIFICATE-----
`.trim();

export const key = `
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgwx+pzzMdmvtEpJnR
MhjdjShRjWAgjMFcRPhKS/Mnu2yhRANCAAS18hInu4WojsMPzAlamO8NCczlg02/
BmjoMel7Rny+1APLs7tAJmnBkkw9nCzRqeY0fWZnoKHQZfxT80fNn+lb
-----END PRIVATE KEY-----
`.trim();
