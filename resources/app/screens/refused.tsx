import { Link } from '#resources/app/navigation/link'
import { useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { say } from '../language'

interface RefusedProps {
  message: Words
  /** The program failed, which may pass. */
  isFault?: boolean
}

/** The server does not show this screen, and says why in one sentence. */
export default function Refused({ message, isFault = false }: RefusedProps) {
  const { t } = useTranslation()
  const { reload } = useNavigation()
  const title = t(isFault ? 'state.fallen' : 'refused.title')
  return (
    <div style={{ paddingTop: '12vh' }} role="alert">
      <ScreenTitle title={title} />
      <EmptyState
        icon="warning"
        title={title}
        text={say(message)}
        action={
          isFault ? (
            <Btn kind="primary" onClick={() => reload()}>
              {t('act.retry')}
            </Btn>
          ) : (
            <Link href="/">{t('refused.home')}</Link>
          )
        }
      />
    </div>
  )
}
