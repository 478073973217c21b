import type { Language } from '#kernel/language/words'

import type { DemoDictionary, DemoLevel } from '#tests/invented/dictionary/demo_dictionary'

/** A file of a release as text. */
export interface MedAsciiFile {
  readonly name: string
  readonly text: string
}

/** What meddra_release.asc calls a language. */
const SAID: Readonly<Record<Language, string>> = { en: 'English', zh: 'Chinese' }

/** Columns that are empty in every release of today. */
const EMPTY_7 = ['', '', '', '', '', '', '']

/** An invented dictionary in the layout in which MedDRA is distributed, in one language. */
export function medAsciiFiles(dictionary: DemoDictionary, language: Language): MedAsciiFile[] {
  const { version, terms, paths } = dictionary
  const of = (level: DemoLevel) => terms.filter((term) => term.level === level)
  const byCode = new Map(terms.map((term) => [`${term.level} ${term.code}`, term]))
  const nameOf = (level: DemoLevel, code: string) => byCode.get(`${level} ${code}`)!.name[language]
  const abbreviationOf = (soc: string) => byCode.get(`soc ${soc}`)!.abbreviation!
  const primary = new Map(paths.filter((path) => path.isPrimary).map(({ pt, soc }) => [pt, soc]))
  const named = (level: DemoLevel) =>
    of(level).map(({ code, name }) => [code, name[language], ...EMPTY_7])
  const links = (above: 'soc' | 'hlgt' | 'hlt', below: 'hlgt' | 'hlt' | 'pt') => [
    ...new Map(
      paths.map((path) => [`${path[above]} ${path[below]}`, [path[above], path[below]]])
    ).values(),
  ]
  return [
    file('meddra_release', [[version, SAID[language], '', '', '']]),
    file(
      'soc',
      of('soc').map(({ code, name, abbreviation }) => [
        code,
        name[language],
        abbreviation!,
        ...EMPTY_7,
      ])
    ),
    file('hlgt', named('hlgt')),
    file('hlt', named('hlt')),
    file(
      'pt',
      of('pt').map(({ code, name }) => [code, name[language], '', primary.get(code)!, ...EMPTY_7])
    ),
    file(
      'llt',
      of('llt').map(({ code, name, pt, isCurrent }) => [
        ...[code, name[language], pt!, '', '', '', '', '', ''],
        ...[isCurrent ? 'Y' : 'N', ''],
      ])
    ),
    file('soc_hlgt', links('soc', 'hlgt')),
    file('hlgt_hlt', links('hlgt', 'hlt')),
    file('hlt_pt', links('hlt', 'pt')),
    file(
      'mdhier',
      paths.map(({ pt, hlt, hlgt, soc, isPrimary }) => [
        ...[pt, hlt, hlgt, soc],
        ...[nameOf('pt', pt), nameOf('hlt', hlt), nameOf('hlgt', hlgt), nameOf('soc', soc)],
        ...[abbreviationOf(soc), '', primary.get(pt)!, isPrimary ? 'Y' : 'N'],
      ])
    ),
    file(
      'intl_ord',
      of('soc').map(({ code }, at) => [`${at + 1}`, code])
    ),
    ...smqFiles(dictionary, language),
  ]
}

function smqFiles({ version, smqs, members }: DemoDictionary, language: Language): MedAsciiFile[] {
  const scopes = { narrow: '2', broad: '1', smq: '0' } as const
  return [
    file(
      'smq_list',
      smqs.map(({ code, name, level }) => [
        ...[code, name[language], `${level}`, 'Demo description', 'Demo source', ''],
        ...[version, 'A', 'N'],
      ])
    ),
    file(
      'smq_content',
      members.map(({ smq, member, scope }) => [
        ...[smq, member, scope === 'smq' ? '0' : '4', scopes[scope]],
        ...[scope === 'smq' ? 'S' : 'A', '0', 'A', version, version],
      ])
    ),
  ]
}

/** Each field ends with a `$`. */
function file(name: string, rows: readonly (readonly string[])[]): MedAsciiFile {
  const lines = rows.map((cells) => `${cells.join('$')}$\n`)
  return { name: `MedAscii/${name}.asc`, text: lines.join('') }
}
