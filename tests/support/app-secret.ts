/** `APP_SECRET` of test servers, so that they create no file in the data folder. */
export const APP_SECRET = 'only-for-tests:0123456789-abcdefgh'
