import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { Icon } from '#resources/kit/icons'
import { useMessages } from '#resources/kit/messages'
import { Quiet } from '#resources/kit/panel'

/** The hash of a line, its first letters or whole, with a button that copies all of it. */
export function HashText({ hash, whole }: { hash: string; whole?: boolean }) {
  const { t } = useTranslation()
  const tell = useMessages()
  const copy = async () => {
    await navigator.clipboard.writeText(hash)
    tell.done(t('cases:audit.copied'))
  }
  return (
    <Quiet className="num" title={hash} style={{ overflowWrap: 'anywhere' }}>
      {whole ? `SHA-256 ${hash}` : hash.slice(0, 10)}
      <IconButton
        size="small"
        onClick={copy}
        aria-label={t('cases:audit.copy')}
        title={t('cases:audit.copy')}
        sx={{ ml: '2px' }}
      >
        <Icon name="copy" size={13} />
      </IconButton>
    </Quiet>
  )
}
