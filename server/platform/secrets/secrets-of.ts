import type { Config } from '../../config.ts'
import { readSecret } from './read-secret.ts'
import { createSecrets, type Secrets } from './secrets.ts'

/** Creates the encryption with the secrets from the settings. */
export const secretsOf = (config: Pick<Config, 'appSecret' | 'appSecretPrevious' | 'dataDir'>): Secrets =>
  createSecrets({ secret: readSecret(config), previous: config.appSecretPrevious })
