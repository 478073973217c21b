import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { rowAddress } from '#resources/admin/addresses'
import { useNavigation } from '#resources/app/navigation/navigation'
import { sentenceOf } from '#resources/app/api_error'
import { upload } from '#resources/app/calls/upload'
import { Btn } from '#resources/kit/btn'
import { ProgressBar } from '#resources/kit/progress_bar'

/** A folder holds more than a release; the server looks at these alone. */
const isOfRelease = ({ name }: File) => /\.(asc|zip)$/i.test(name)

/** Uploads a release as one archive or as a folder, and goes to see what becomes of it. */
export function LoadButtons() {
  const { t } = useTranslation()
  const notify = useNotify()
  const { go } = useNavigation()
  const zip = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<number | null>(null)
  const send = async (files: readonly File[]) => {
    setSent(0)
    try {
      const { loadId } = await upload(
        'POST /coding/loads',
        { form: { files: [...files] } },
        setSent
      )
      go(rowAddress('dictionary_loads', loadId)!)
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' })
    }
    setSent(null)
  }
  const choose = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])]
    // The same files may be chosen again once they are mended.
    input.value = ''
    if (files.length > 0) void send(input === folder.current ? files.filter(isOfRelease) : files)
  }
  const hidden = {
    type: 'file',
    hidden: true,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => choose(event.currentTarget),
  } as const
  return (
    <>
      {sent !== null && (
        <div style={{ width: 140 }}>
          <ProgressBar value={sent} label={t('coding:loads.sending')} />
        </div>
      )}
      <input ref={zip} accept=".zip" aria-label={t('coding:loads.zip')} {...hidden} />
      <input
        ref={folder}
        multiple
        aria-label={t('coding:loads.folder')}
        {...hidden}
        {...{ webkitdirectory: '' }}
      />
      <Btn icon="upload" disabled={sent !== null} onClick={() => folder.current?.click()}>
        {t('coding:loads.folder')}
      </Btn>
      <Btn
        kind="primary"
        icon="upload"
        disabled={sent !== null}
        onClick={() => zip.current?.click()}
      >
        {t('coding:loads.zip')}
      </Btn>
    </>
  )
}
