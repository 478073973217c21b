import type { Series } from '#plugins/sur/contract/series'
import type { SurTable, TableContent } from '#plugins/sur/contract/tables'
import { wording } from '#plugins/sur/lang/server/wording'

const none = wording('tables.register.none')

function changes({ references = [] }: Series): TableContent {
  const same = (text: string) => ({ text: { en: text, zh: text } })
  const terms = (some: readonly string[]) =>
    some.length === 0 ? { text: none } : same(some.join('; '))
  return {
    head: wording('tables.register.document'),
    columns: [
      { key: 'version', title: wording('tables.register.version') },
      { key: 'validFrom', title: wording('tables.register.valid_from') },
      { key: 'before', title: wording('tables.register.before') },
      { key: 'added', title: wording('tables.register.added') },
      { key: 'removed', title: wording('tables.register.removed') },
    ],
    rows: references.map(({ id, document, version, validFrom, before, added, removed }) => ({
      ...{ kind: 'row' as const, key: id, label: document },
      cells: [
        ...[same(version), same(validFrom), before === null ? { text: none } : same(before)],
        ...[terms(added), terms(removed)],
      ],
    })),
  }
}

const referenceTable = (kind: SurTable['kind']): SurTable => ({
  ...{ key: `${kind.toLowerCase()}_reference`, version: 1, kind, sections: ['4'], isListing: true },
  title: wording('tables.title.reference'),
  source: wording('tables.source.reference'),
  rule: wording('tables.rule.reference'),
  compute: changes,
})

/** ICH E2F 3.4, E2C(R2) 3.4. */
export const dsurReference = referenceTable('DSUR')
export const psurReference = referenceTable('PSUR')
