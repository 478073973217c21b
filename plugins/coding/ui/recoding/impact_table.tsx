import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { Tag, type Tone } from '#resources/kit/tag'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { size } from '#resources/kit/theme/tokens'
import { TermDialog } from '../pick/term_dialog'
import { nameOf } from '../term_names'
import { type ImpactKind, needsTerm, type Replacements, type TermImpact } from './impact'

/** Whoever compares names reads them whole. */
const Terms = styled(MiniTable)({
  '& td': { padding: '4px 10px', maxWidth: 'none', whiteSpace: 'normal', overflowWrap: 'anywhere' },
})

const tones: Record<ImpactKind, Tone> = {
  gone: 'red',
  unknown: 'red',
  not_current: 'red',
  still_not_current: 'red',
  moved: 'amber',
  other_soc: 'amber',
  renamed: 'grey',
}

interface ImpactTableProps {
  terms: readonly TermImpact[]
  version: string
  replacements: Replacements
  onReplace: (code: number, by: { code: number; name: string }) => void
}

/** The terms that are not the same in the other version; some need another one. */
export function ImpactTable({ terms, version, replacements, onReplace }: ImpactTableProps) {
  const { t } = useTranslation()
  const [picking, setPicking] = useState<TermImpact | null>(null)
  const kinds: Record<ImpactKind, string> = {
    gone: t('coding:recoding.kinds.gone'),
    unknown: t('coding:recoding.kinds.unknown'),
    not_current: t('coding:recoding.kinds.not_current'),
    still_not_current: t('coding:recoding.kinds.still_not_current'),
    moved: t('coding:recoding.kinds.moved'),
    other_soc: t('coding:recoding.kinds.other_soc'),
    renamed: t('coding:recoding.kinds.renamed'),
  }
  return (
    <>
      <Terms>
        <thead>
          <tr>
            <th>{t('coding:recoding.term')}</th>
            <th>{t('coding:recoding.what')}</th>
            <th>{t('coding:recoding.before')}</th>
            <th>{t('coding:recoding.after')}</th>
            <th className="num">{t('coding:recoding.cases')}</th>
            <th>{t('coding:recoding.instead')}</th>
          </tr>
        </thead>
        <tbody>
          {terms.map((term) => {
            const [before, after] = sidesOf(term)
            const chosen = replacements[term.code]
            const known = term.before ?? term.after
            return (
              <tr key={term.code}>
                <td>
                  {known ? nameOf(known) : '—'} <Quiet className="num">{term.code}</Quiet>
                </td>
                <td>
                  <Tag tone={tones[term.kind]}>{kinds[term.kind]}</Tag>
                </td>
                <td>{before}</td>
                <td>{after}</td>
                <td className="num">{term.cases}</td>
                <td>
                  {needsTerm(term) ? (
                    <Instead
                      term={term}
                      chosen={chosen}
                      onTake={(by) => onReplace(term.code, by)}
                      onPick={() => setPicking(term)}
                    />
                  ) : (
                    <Quiet>{t('coding:recoding.goes_on')}</Quiet>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </Terms>
      {picking && (
        <TermDialog
          words={picking.before ? nameOf(picking.before) : String(picking.code)}
          version={version}
          onTake={({ code, name }) => onReplace(picking.code, { code: Number(code), name })}
          onClose={() => setPicking(null)}
        />
      )}
    </>
  )

  /** What is worth comparing: preferred terms, primary SOCs or names. */
  function sidesOf(term: TermImpact): [string, string] {
    const { kind, before, after, isBeforeLoaded } = term
    if (needsTerm(term)) {
      const left = isBeforeLoaded ? stateOf(before) : t('coding:recoding.not_loaded')
      return [left, stateOf(after)]
    }
    if (!before || !after) return ['—', '—']
    if (kind === 'renamed') return [nameOf(before), nameOf(after)]
    const of = (one: typeof before) =>
      kind === 'moved' ? one.pt : one.paths.find(({ isPrimary }) => isPrimary)?.soc
    const [left, right] = [of(before), of(after)]
    return [left ? nameOf(left) : '—', right ? nameOf(right) : '—']
  }

  function stateOf(term: TermImpact['before']): string {
    if (!term) return t('coding:recoding.no_term')
    return term.isCurrent ? t('coding:recoding.current') : t('coding:recoding.not_current')
  }
}

interface InsteadProps {
  term: TermImpact
  chosen?: { code: number; name: string }
  onTake: (by: { code: number; name: string }) => void
  onPick: () => void
}

/** The term that takes the place of one that cases may not have any more. */
function Instead({ term: { suggestion }, chosen, onTake, onPick }: InsteadProps) {
  const { t } = useTranslation()
  return (
    <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      {chosen ? (
        <span>
          {chosen.name} <Quiet className="num">{chosen.code}</Quiet>
        </span>
      ) : (
        suggestion && (
          <Btn
            size="small"
            sx={{
              whiteSpace: 'normal',
              textAlign: 'left',
              height: 'auto',
              minHeight: size.controlSmall,
            }}
            onClick={() => onTake({ code: suggestion.code, name: nameOf(suggestion) })}
          >
            {t('coding:recoding.take', { term: nameOf(suggestion) })}
          </Btn>
        )
      )}
      <Btn size="small" kind="ghost" sx={{ flex: 'none' }} onClick={onPick}>
        {t('coding:recoding.choose')}
      </Btn>
    </span>
  )
}
