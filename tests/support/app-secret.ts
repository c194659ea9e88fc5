/**
 * `APP_SECRET` of test servers. Without this setting, test servers would store a random secret in the data
 * folder.
 */
export const APP_SECRET = 'only-for-tests:0123456789-abcdefgh'
