import { Schema } from '@formily/json-schema'

// Formily runs any `{{…}}` it meets in a schema, defaults and texts of the server included. Ours stay text: this hook
// is module state of Formily's and is set once, before the first schema is made.
Schema.registerCompiler((text: string) => `{{${text}}}`)
