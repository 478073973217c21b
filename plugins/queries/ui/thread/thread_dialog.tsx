import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { Link } from '#resources/app/navigation/link'
import { Icon } from '#resources/kit/icons'
import { Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import type { Thread } from '../query'
import { QueryStatusTag } from '../query_status'
import { Messages } from './messages'
import { ThreadActs } from './thread_acts'
import { ToldByMail } from './told_by_mail'

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 10 })
const Facts = styled('dl')({
  'display': 'grid',
  'gridTemplateColumns': 'auto 1fr',
  'gap': '4px 16px',
  'margin': '0 0 14px',
  '& dt': { color: colour.ink2 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
})

const Gone = styled('p')({ margin: 0, color: colour.amber })

interface ThreadDialogProps {
  query: Thread
  onChanged: () => void
  onClose: () => void
}

/** What was said in a query, where it is about, and what one may do with it. */
export function ThreadDialog({ query, onChanged, onClose }: ThreadDialogProps) {
  const { t } = useTranslation()
  const { number, caseNo, placeName, status, senderName, receiverName } = query
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="query">
      <DialogTitle component="div">
        <Head>
          <h2 id="query" style={{ font: 'inherit' }}>
            {t('queries:numbered', { number })}
          </h2>
          <QueryStatusTag status={status} />
          <Grow />
          <IconButton onClick={onClose} aria-label={t('act.close')}>
            <Icon name="close" />
          </IconButton>
        </Head>
      </DialogTitle>
      <DialogContent>
        <Facts>
          <dt>{t('queries:case')}</dt>
          <dd className="num">
            <Link href={`/cases/${query.caseId}`}>{caseNo}</Link>
          </dd>
          <dt>{t('queries:place')}</dt>
          <dd>
            <Link href={addressOf(query)}>
              {placeName ? say(placeName) : t('queries:whole_case')}
            </Link>
            {query.isRowGone && <Gone>{t('queries:thread.row_gone')}</Gone>}
          </dd>
          <dt>{t('queries:sender')}</dt>
          <dd>{senderName}</dd>
          <dt>{t('queries:receiver')}</dt>
          <dd>{receiverName}</dd>
        </Facts>
        <Messages messages={query.messages} />
        <ThreadActs key={query.revision} query={query} onChanged={onChanged} />
        <ToldByMail query={query} />
      </DialogContent>
    </Dialog>
  )
}

/** Where the place of a query is on the screen. */
function addressOf({ caseId, page, path, isRowGone }: Thread): string {
  if (page === null) return `/cases/${caseId}`
  const place = path && !isRowGone ? `#${encodeURIComponent(path)}` : ''
  return `/cases/${caseId}/pages/${page}${place}`
}
