import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { SectionState } from '#plugins/sur/contract/periodic_report'
import type { ShownSection } from '#plugins/sur/contract/shown'
import { headingOf } from '#plugins/sur/contract/template'
import { useLanguage } from '#resources/app/language_context'
import { useNavigation } from '#resources/app/navigation/navigation'
import { useConfirm } from '#resources/kit/confirm'
import { colour } from '#resources/kit/theme/tokens'

const Tree = styled('nav')({
  'background': colour.card,
  'borderRight': `1px solid ${colour.line}`,
  'padding': '8px 0',
  '& button': {
    'display': 'grid',
    'gridTemplateColumns': 'minmax(0, 1fr) 18px',
    'width': '100%',
    'gap': 6,
    'padding': '4px 12px',
    'border': 0,
    'background': 'none',
    'font': 'inherit',
    'color': colour.ink,
    'textAlign': 'left',
    'cursor': 'pointer',
    '&:hover': { background: colour.hover },
    '&[aria-current]': {
      background: colour.accentSoft,
      color: colour.accent,
      fontWeight: 600,
      boxShadow: `inset 3px 0 0 ${colour.accent}`,
    },
  },
})

const marks: Readonly<Record<SectionState, string>> = {
  open: '○',
  writing: '◐',
  done: '✓',
  nothing: '—',
}

interface SectionTreeProps {
  sections: readonly ShownSection[]
  chosen: string
  onChoose: (key: string) => void
}

/** The sections of a report, each with how far it is. */
export function SectionTree({ sections, chosen, onChoose }: SectionTreeProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { isUnsaved } = useNavigation()
  const confirm = useConfirm()
  const choose = async (key: string) => {
    const leaves = { title: t('sur:writing.leave_title'), text: t('sur:writing.leave_text') }
    const asked = isUnsaved() && { ...leaves, act: t('sur:writing.leave'), danger: true }
    if (!asked || (await confirm(asked))) onChoose(key)
  }
  return (
    <Tree aria-label={t('sur:writing.sections')}>
      {sections.map((section) => {
        const { key, state, isCarriedOver } = section
        const depth = key.includes('.') ? 30 : 12
        const word = isCarriedOver ? t('sur:state.carried') : t(`sur:state.${state}`)
        return (
          <button
            key={key}
            type="button"
            style={{ paddingLeft: depth }}
            aria-current={key === chosen || undefined}
            onClick={() => void choose(key)}
          >
            <span>{headingOf(section, language)}</span>
            <span role="img" aria-label={word} title={word}>
              {isCarriedOver ? '↻' : marks[state]}
            </span>
          </button>
        )
      })}
    </Tree>
  )
}
