import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { fileSize } from '#resources/forms/widgets/file/file_size'
import { Btn } from '#resources/kit/btn'
import { Grow, Quiet } from '#resources/kit/panel'
import { ProgressBar } from '#resources/kit/progress_bar'
import { Tag } from '#resources/kit/tag'
import type { Upload } from './import_state'
import { imports } from './import_store'
import { RowBox, RowHead, RowNote, Rows } from './row_parts'

/** Files on their way to the server, each with how far it is. */
export function UploadRows({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation()
  if (uploads.length === 0) return null
  return (
    <Rows style={{ marginBottom: 8, flex: 'none', maxHeight: 220 }}>
      {uploads.flatMap((upload) =>
        upload.files.map((file, index) => (
          <RowBox key={`${upload.key} ${index}`}>
            <RowHead>
              <b title={file.name}>{file.name}</b>
              <Quiet className="num">{fileSize(file.size)}</Quiet>
              <Grow />
              {upload.error !== null && index === 0 && (
                <>
                  <Btn kind="ghost" size="small" onClick={() => imports.discard(upload)}>
                    {t('e2b:import.discard')}
                  </Btn>
                  <Btn size="small" onClick={() => imports.retry(upload)}>
                    {t('act.retry')}
                  </Btn>
                </>
              )}
              <Tag tone={upload.error === null ? 'teal' : 'red'}>
                {upload.error === null
                  ? sendingText(t, upload.parts[index]!)
                  : t('e2b:import.not_sent')}
              </Tag>
            </RowHead>
            {upload.error === null && (
              <ProgressBar value={upload.parts[index]! / 2} label={file.name} />
            )}
            {upload.error !== null && index === 0 && <RowNote role="alert">{upload.error}</RowNote>}
          </RowBox>
        ))
      )}
    </Rows>
  )
}

/** The server unpacks and checks what has arrived before it answers. */
function sendingText(t: TFunction, part: number): string {
  return part < 1
    ? `${t('e2b:import.sending')} ${Math.round(part * 100)} %`
    : t('e2b:import.outcome.waiting')
}
