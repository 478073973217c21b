import { fileURLToPath } from 'node:url'

import { FormSchemas } from '#kernel/case/forms/form_schemas'

import papers from '#plugins/papers/plugin'

/** The catalogue and pages with the elements that papers bring, and no others. */
export const paperSchemas = FormSchemas.load([
  { ...papers, folder: fileURLToPath(new URL('..', import.meta.url)) },
])
