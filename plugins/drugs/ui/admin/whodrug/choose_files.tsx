import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'

/** A folder holds more than a release; the server looks at these alone. */
const isOfRelease = ({ name }: File) => /\.(txt|zip)$/i.test(name)

interface ChooseFilesProps {
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
}

/** The files of a release: one archive, or a folder. */
export function ChooseFiles({ files, onFiles }: ChooseFilesProps) {
  const { t } = useTranslation()
  const zip = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const choose = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])].filter(isOfRelease)
    // The same files may be chosen again once they are mended.
    input.value = ''
    onFiles(chosen)
  }
  const hidden = {
    type: 'file',
    hidden: true,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => choose(event.currentTarget),
  } as const
  const [first] = files
  const count = files.length
  return (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center', flexWrap: 'wrap' }}>
      <input ref={zip} accept=".zip" aria-label={t('drugs:whodrug.zip')} {...hidden} />
      <input
        ref={folder}
        multiple
        aria-label={t('drugs:whodrug.folder')}
        {...hidden}
        {...{ webkitdirectory: '' }}
      />
      <Btn icon="upload" onClick={() => zip.current?.click()}>
        {t('drugs:whodrug.zip')}
      </Btn>
      <Btn icon="upload" onClick={() => folder.current?.click()}>
        {t('drugs:whodrug.folder')}
      </Btn>
      <span aria-live="polite">
        {count === 1 ? first!.name : count > 1 && t('drugs:whodrug.chosen', { count })}
      </span>
    </div>
  )
}
