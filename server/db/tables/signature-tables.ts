// Columns as in migrations/0012-pickers-signature.sql; times are strings, see value-parsers.ts.

export interface FourEyesSignatureTable {
  id: string
  token_hash: Buffer
  signer_id: string
  asker_id: string
  operation: string
  page_id: string | null
  content_hash: Buffer
  create_time: string
  expire_time: string
  used_time: string | null
}
