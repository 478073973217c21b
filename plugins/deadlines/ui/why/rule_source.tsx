import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { DeadlineRule } from '#plugins/deadlines/contract/rule'
import { say } from '#resources/app/language'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'

const List = styled('dl')({
  'display': 'grid',
  'gridTemplateColumns': '84px minmax(0, 1fr)',
  'gap': '4px 12px',
  'margin': 0,
  'fontSize': 12,
  'lineHeight': '19px',
  'color': colour.ink2,
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
})

interface RuleSourceProps {
  rule: DeadlineRule
  country: string
}

/** Which rule decided, from where it is known, and by whose working days it is sent. */
export function RuleSource({ rule, country }: RuleSourceProps) {
  const { t, i18n } = useTranslation()
  const name = new Intl.DisplayNames(i18n.language, { type: 'region' }).of(country) ?? country
  return (
    <section>
      <List>
        <dt>{t('deadlines:rule.title')}</dt>
        <dd>
          {t('deadlines:rule.version', { id: rule.id, version: rule.version })}{' '}
          {rule.isOwn ? (
            <Tag tone="blue">{t('deadlines:rule.own')}</Tag>
          ) : (
            <Tag tone={rule.verified ? 'green' : 'amber'}>
              {t(`deadlines:rule.${rule.verified ? 'verified' : 'unverified'}`)}
            </Tag>
          )}
        </dd>
        <dt>{t('deadlines:rule.source')}</dt>
        <dd>{say(rule.source.title) || '—'}</dd>
        <dt>{t('deadlines:rule.calendar')}</dt>
        <dd>{t('deadlines:rule.calendar_text', { country: name })}</dd>
      </List>
    </section>
  )
}
