import pg from 'pg'
import { type OpenDatabase, openDatabase } from '../../server/db/index.ts'

/** The database server that all tests of a run share. */
export interface TestCluster {
  /** URL of a database whose user can create other databases. */
  url: string
  /** Prefix of all database names of this run. */
  prefix: string
}

/** Time zone of every test database. */
export const BUSINESS_TZ = 'Asia/Shanghai'

/**
 * Opens a database with a long timeout for the wait for a free connection. With the product's timeout, many
 * simultaneous requests would get 503 on a busy machine.
 */
export const openPatiently = (url: string): OpenDatabase =>
  openDatabase({ url, businessTz: BUSINESS_TZ, connectTimeout: 30_000 })

/** Returns the URL of a database in the cluster. */
export function onDatabase({ url }: TestCluster, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** Runs `work` on a connection that may create and drop databases. */
export async function asAdmin<T>({ url }: TestCluster, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Creates a database. With `template`, the database is a copy of the template database. The strategy
 * `file_copy` takes a third of the time of the default strategy.
 */
export async function createDatabase(cluster: TestCluster, name: string, template?: string): Promise<void> {
  await asAdmin(cluster, (client) =>
    client.query(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`),
  )
}

export async function dropDatabase(cluster: TestCluster, name: string): Promise<void> {
  await asAdmin(cluster, (client) => client.query(`drop database if exists ${name} with (force)`))
}

/** Drops every database of this run. */
export async function dropDatabases(cluster: TestCluster): Promise<void> {
  const { rows } = await asAdmin(cluster, (client) =>
    client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [
      cluster.prefix,
    ]),
  )
  for (const { datname } of rows) await dropDatabase(cluster, datname)
}
