import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { colour } from '#resources/kit/theme/tokens'
import type { PageChanges } from './changes_by_page'
import { countChanges } from './count_changes'

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, marginBottom: 12 })
const Pill = styled(ButtonBase)({
  'font': 'inherit',
  'fontSize': 12,
  'height': 26,
  'gap': 6,
  'padding': '0 10px',
  'borderRadius': 13,
  'border': `1px solid ${colour.line}`,
  'background': colour.card,
  'color': colour.ink2,
  '&:hover': { borderColor: colour.box },
  '&[aria-pressed=true]': {
    background: colour.accentSoft,
    borderColor: colour.accentLine,
    color: colour.accent,
    fontWeight: 600,
  },
})

interface PageFilterProps {
  found: readonly PageChanges[]
  /** Name of the page that alone is shown; '' for what stands on none, null for all. */
  only: string | null
  onOnly: (page: string | null) => void
}

/** Shows the differences of all pages or of one; each says how many it has. */
export function PageFilter({ found, only, onOnly }: PageFilterProps) {
  const { t } = useTranslation()
  const pills = found.map(({ page, changes }) => {
    const { elements, added, removed, moved } = countChanges(changes)
    return {
      key: page?.page ?? '',
      name: page ? say(page.short) : t('cases:view.leftovers'),
      count: elements || added + removed + moved,
    }
  })
  return (
    <Root role="group" aria-label={t('cases:history.pages')}>
      <Pill aria-pressed={only === null} onClick={() => onOnly(null)}>
        {t('cases:history.all_pages')}
      </Pill>
      {pills.map(({ key, name, count }) => (
        <Pill key={key} aria-pressed={only === key} onClick={() => onOnly(key)}>
          {name} <span className="num">{count}</span>
        </Pill>
      ))}
    </Root>
  )
}
