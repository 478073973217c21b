import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { Choice } from '#resources/kit/choice'
import { colour } from '#resources/kit/theme/tokens'
import { compares, type Draft, judgesDays } from './draft'

const Root = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'flexWrap': 'wrap',
  'gap': '2px 12px',
  'gridColumn': '2 / 5',
  'fontSize': 12,
  'color': colour.ink2,
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 4 },
})

interface AlsoBoxProps {
  /** Of which condition. */
  label: string
  draft: Draft
  element: ElementDefinition
  onChange: (change: Partial<Draft>) => void
}

/** What meets a condition beside its value: null flavours, and dates that are too coarse to judge. */
export function AlsoBox({ label, draft, element, onChange }: AlsoBoxProps) {
  const { t } = useTranslation()
  const { is, orNull = [], orUncertain = false } = draft
  const allowed = element.nullFlavors ?? []
  const takesNull = compares(is) && allowed.length > 0
  const takesCoarse = judgesDays(is, element.type)
  if (!takesNull && !takesCoarse) return null
  const all = allowed.join(' ')
  const chosen = orNull.join(' ')
  const others = [...new Set(['', ...allowed, all, chosen])]
  const wordsOf = (flavors: string) => {
    if (flavors === '') return t('search:also.no_null')
    if (flavors === all && allowed.length > 1) return t('search:also.any_null')
    return t('search:also.null', { flavors: flavors.replaceAll(' ', ', ') })
  }
  return (
    <Root>
      {takesNull && (
        <Choice
          label={`${label} · ${t('search:also.label')}`}
          value={chosen}
          onChoose={(flavors) => onChange({ orNull: flavors ? flavors.split(' ') : [] })}
        >
          {others.map((flavors) => (
            <option key={flavors} value={flavors}>
              {wordsOf(flavors)}
            </option>
          ))}
        </Choice>
      )}
      {takesCoarse && (
        <label>
          <input
            type="checkbox"
            checked={orUncertain}
            onChange={(event) => onChange({ orUncertain: event.target.checked })}
          />
          {t('search:also.uncertain')}
        </label>
      )}
    </Root>
  )
}
