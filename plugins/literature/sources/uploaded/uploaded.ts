import type { LiteratureSource, SoughtWords } from '#plugins/literature/contract/source'
import { wording } from '#plugins/literature/lang/server/wording'
import { written } from '#plugins/literature/sources/expressions'
import { dayAfter } from '#plugins/literature/contract/cycle'

import fields from './fields.json' with { type: 'json' }

type Database = Pick<LiteratureSource, 'name' | 'label' | 'region' | 'expression'>

/** A database without an open interface: a person searches it, or an endpoint of the user does. */
const closed = (database: Database): LiteratureSource => ({
  ...database,
  ...{ fields: {}, secrets: [], byEndpoint: true },
})

const quoted = (word: string) => `'${word}'`
const plain = (word: string) => word

/** Expert search of CNKI: TKA is title, keywords and abstract. */
const cnki = closed({
  name: 'cnki',
  label: wording('source_name.cnki'),
  region: 'home',
  expression: (words) =>
    written(words, {
      ...{ word: quoted, and: ' AND ' },
      any: (all) => `TKA=(${all.join('+')})`,
    }),
})

const wanfang = closed({
  name: 'wanfang',
  label: wording('source_name.wanfang'),
  region: 'home',
  expression: (words) =>
    written(words, {
      ...{ word: (word) => `"${word}"`, and: ' AND ' },
      any: (all) => `${fields.wanfang}:(${all.join(' OR ')})`,
    }),
})

/** Retrieval of VIP: M is title or keywords, R the abstract. */
const vip = closed({
  name: 'vip',
  label: wording('source_name.vip'),
  region: 'home',
  expression: (words) =>
    written(words, {
      ...{ word: plain, and: ' AND ' },
      any: (all) => `(M=(${all.join(' OR ')}) OR R=(${all.join(' OR ')}))`,
    }),
})

const day = (text: string) => text.split('-').toReversed().join('-')

/** Days of Embase are those since which a record is there (`/sd`). */
const embase = closed({
  name: 'embase',
  label: wording('source_name.embase'),
  region: 'abroad',
  expression: (words, from, to) => {
    const found = written(
      words,
      {
        ...{ word: (word: string) => `'${word}':ti,ab`, and: ' AND ' },
        any: (all: readonly string[]) => `(${all.join(' OR ')})`,
      },
      true
    )
    return `${found} AND [${day(from)}]/sd NOT [${day(dayAfter(to))}]/sd`
  },
})

/** Two lines of Ovid: the words, then the days on which the record came (`dt`). */
const ovid = closed({
  name: 'ovid',
  label: wording('source_name.ovid'),
  region: 'abroad',
  expression: (words: SoughtWords, from, to) => {
    const manner = {
      ...{ word: (word: string) => `"${word}"`, and: ' and ' },
      any: (all: readonly string[]) => `(${all.join(' or ')}).ti,ab.`,
    }
    const days = [from, to].map((each) => each.replaceAll('-', '')).join('-')
    return `${written(words, manner, true)}\nlimit 1 to dt=${days}`
  },
})

export const uploaded: readonly LiteratureSource[] = [cnki, wanfang, vip, embase, ovid]
