import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useSay } from '#resources/app/language_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { Grow, Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { useCompared } from './comparison_context'

const Root = styled('div')({
  'flex': 'none',
  'display': 'flex',
  'alignItems': 'center',
  'gap': 8,
  'minHeight': 34,
  'padding': '4px 14px',
  'background': colour.card,
  'borderBottom': `1px solid ${colour.line}`,
  '& h2': { fontSize: 13, fontWeight: 650 },
})

/** Which page is shown, and how many of its elements differ from the form. */
export function SideHead({ page, compares }: { page: ClientPage; compares: boolean }) {
  const { t } = useTranslation()
  const say = useSay()
  const count = useCompared((it) => it.count())
  return (
    <Root>
      <h2>{say(page.title)}</h2>
      <Grow />
      <span role="status">
        {compares && count > 0 && (
          <Tag tone="amber">{t('cases:beside.differences', { count })}</Tag>
        )}
        {compares && count === 0 && <Quiet>{t('cases:beside.same')}</Quiet>}
      </span>
    </Root>
  )
}
