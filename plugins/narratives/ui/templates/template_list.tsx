import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Card, Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import type { ListedTemplate } from './use_templates'

const Line = styled(ButtonBase)({
  'font': 'inherit',
  'display': 'flex',
  'width': '100%',
  'justifyContent': 'space-between',
  'gap': 8,
  'padding': '6px 14px',
  'textAlign': 'left',
  '&[aria-pressed=true]': { background: colour.accentSoft, color: colour.accentDark },
  '&:focus-visible': { outlineOffset: -2 },
})

interface TemplateListProps {
  templates: readonly ListedTemplate[]
  chosen: string
  nameOf: (template: ListedTemplate) => string
  onChoose: (id: string) => void
}

/** Shipped templates, and those of the project below. */
export function TemplateList({ templates, chosen, nameOf, onChoose }: TemplateListProps) {
  const { t } = useTranslation()
  const groups = [
    { title: t('narratives:shipped'), rows: templates.filter(({ name }) => name === null) },
    { title: t('narratives:of_project'), rows: templates.filter(({ name }) => name !== null) },
  ]
  return (
    <Card style={{ padding: '6px 0' }}>
      {groups.map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          {rows.length > 0 && (
            <Quiet as="h2" style={{ margin: '6px 14px 2px' }}>
              {title}
            </Quiet>
          )}
          {rows.map((row) => (
            <Line key={row.id} aria-pressed={row.id === chosen} onClick={() => onChoose(row.id)}>
              <span style={{ overflowWrap: 'anywhere' }}>{nameOf(row)}</span>
              {row.revision > 0 && <Quiet className="num">{row.revision}</Quiet>}
            </Line>
          ))}
        </section>
      ))}
    </Card>
  )
}
