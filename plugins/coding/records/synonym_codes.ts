import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'

import { foldTight } from '#plugins/coding/search/fold'

interface KeyCode {
  readonly key: string
  readonly code: string
}

/** Of the project what is decided; of words that it has decided nothing about, what active lists say. */
export const codesOfKeys = `with own as (select key, code, state from coding_synonyms
    where key = any(:keys::text[]) and state in ('approved', 'rejected') and removed_at is null)
  select key, code from own where state = 'approved'
  union all
  select listed.key, listed.code from coding_list_synonyms listed
    join coding_synonym_lists list on list.id = listed.list_id
    where listed.key = any(:keys::text[]) and list.state = 'active' and list.removed_at is null
      and not exists (select from own where own.key collate "C" = listed.key)`

/**
 * What synonyms give for texts: the approved ones of the current project and, for words that the
 * project has neither approved nor rejected, those of the active lists of the installation.
 */
@inject()
export class SynonymCodes {
  constructor(private database: Database) {}

  /** Codes of lowest level terms for each text, in the order of the texts. */
  async of(texts: readonly string[]): Promise<number[][]> {
    const keys = texts.map(foldTight)
    const asked = [...new Set(keys)].filter((key) => key !== '')
    const { rows } = await this.database.read((trx) =>
      trx.rawQuery<{ rows: KeyCode[] }>(codesOfKeys, { keys: asked })
    )
    const codes = new Map<string, Set<number>>()
    for (const { key, code } of rows) {
      codes.set(key, (codes.get(key) ?? new Set()).add(Number(code)))
    }
    return keys.map((key) => [...(codes.get(key) ?? [])])
  }
}
