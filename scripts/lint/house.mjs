import { fileURLToPath } from 'node:url'

import { modelsInTransactions } from './models_in_transactions.mjs'
import { onlyRecordsQuery } from './only_records_query.mjs'
import { ownTables } from './own_tables.mjs'
import { refusedSyntax } from './refused_syntax.mjs'
import { rowsByModels } from './rows_by_models.mjs'
import { textsInLang } from './texts_in_lang.mjs'

/** Rules of the house, which oxlint loads (oxlint.config.ts). */
export default {
  meta: { name: 'house' },
  rules: {
    'refused-syntax': refusedSyntax,
    // Once more by another name: a place that says what it refuses does not repeat this.
    'refused-everywhere': refusedSyntax,
    'own-tables': ownTables,
    'only-records-query': onlyRecordsQuery,
    'models-in-transactions': modelsInTransactions(['User']),
    'rows-by-models': rowsByModels(fileURLToPath(new URL('../../', import.meta.url))),
    'texts-in-lang': textsInLang,
  },
}
