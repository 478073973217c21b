import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { Icon } from '#resources/kit/icons'
import { Panel } from '#resources/kit/panel'
import { colour, size } from '#resources/kit/theme/tokens'
import { useAnswer } from '../calls/use_answer'
import { say } from '../language'
import { Link } from '../navigation/link'

const List = styled('ul')({
  'listStyle': 'none',
  'margin': 0,
  'padding': 0,
  '& li': {
    display: 'flex',
    gap: 10,
    alignItems: 'baseline',
    padding: '10px 14px',
    borderBottom: `1px solid ${colour.lineSoft}`,
  },
  '& li:last-child': { borderBottom: 0 },
  '& svg': { flex: 'none', color: colour.ink3, alignSelf: 'center' },
})

/** What somebody should look at in the project, the company or on the platform; each leads to its screen. */
export function Attention({ level }: { level: 'project' | 'company' | 'platform' }) {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /home/attention', { query: { level } })
  return (
    <div style={{ maxWidth: size.form, marginTop: 12 }}>
      <Panel title={t('attention.title')}>
        {error !== null ? (
          <ErrorState text={error} onRetry={reload} />
        ) : data === null ? (
          <Skeleton height={80} sx={{ mx: 1.75 }} />
        ) : data.length === 0 ? (
          <EmptyState icon="check" title={t('attention.none')} />
        ) : (
          <List>
            {data.map(({ what, address }) => (
              <li key={what.en}>
                <Icon name="bell" size={15} />
                {address === null ? say(what) : <Link href={address}>{say(what)}</Link>}
              </li>
            ))}
          </List>
        )}
      </Panel>
    </div>
  )
}
