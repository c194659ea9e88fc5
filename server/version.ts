import about from '../package.json' with { type: 'json' }

/** Version of this build. */
export const VERSION: string = about.version
