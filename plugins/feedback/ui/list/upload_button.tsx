import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { upload } from '#resources/app/calls/upload'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'

interface UploadButtonProps {
  /** Told when an upload is over: why nothing was taken, or null. */
  onDone: (refusal: string | null) => void
}

/** Takes the files that a regulator gave. */
export function UploadButton({ onDone }: UploadButtonProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (files: File[]) => {
    if (files.length === 0) return
    setBusy(true)
    try {
      const { received } = await upload('POST /feedback', { form: { files } }, () => {})
      tell.done(received > 0 ? t('feedback:received', { count: received }) : t('feedback:known'))
      onDone(null)
    } catch (refusal) {
      onDone(sentenceOf(refusal))
    }
    setBusy(false)
  }
  return (
    <>
      <Btn kind="primary" icon="upload" disabled={isBusy} onClick={() => input.current?.click()}>
        {t(isBusy ? 'feedback:uploading' : 'feedback:upload')}
      </Btn>
      <input
        ref={input}
        type="file"
        name="files"
        multiple
        hidden
        accept=".xml,.zip"
        aria-label={t('feedback:upload')}
        onChange={(event) => {
          void send([...(event.target.files ?? [])])
          event.target.value = '' // the same file may be chosen again
        }}
      />
    </>
  )
}
