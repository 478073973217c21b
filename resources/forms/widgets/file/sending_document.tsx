import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { ProgressBar } from '#resources/kit/progress_bar'

interface SendingDocumentProps {
  name: string
  /** 0 to 1 */
  part: number
  stop: () => void
}

/** A document on its way; what has arrived is checked before the server answers. */
export function SendingDocument({ name, part, stop }: SendingDocumentProps) {
  const { t } = useTranslation()
  return (
    <>
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {name}
      </span>
      <div style={{ flex: 1, minWidth: 60 }}>
        <ProgressBar value={part} label={name} />
      </div>
      <Quiet className="num" role="status">
        {part < 1 ? `${Math.round(part * 100)} %` : t('forms.file.checking')}
      </Quiet>
      <Btn kind="ghost" size="small" onClick={stop}>
        {t('act.cancel')}
      </Btn>
    </>
  )
}
