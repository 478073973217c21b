import { useState } from 'react'
import { useFormIsDirty, useNotify, useRefresh, type RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { Btn } from '#resources/kit/btn'
import { ConfirmDialog } from '#resources/kit/confirm_dialog'

/** A refusal names what stands in the way, which takes longer to read. */
const REFUSAL_MS = 8000

/** Closes an ongoing project, restarts a closed one. */
export function TurnProject({ project }: { project: RaRecord }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const refresh = useRefresh()
  // The form is filled anew with the project as it is then.
  const dirty = useFormIsDirty()
  const [asks, setAsks] = useState(false)
  const act = project.status === 'ongoing' ? 'close' : 'restart'
  const turn = async () => {
    try {
      await call(`POST /admin/projects/{id}/${act}`, { path: { id: String(project.id) } })
      notify(t(`admin.projects.${act}.done`), { type: 'success' })
      refresh()
    } catch (error) {
      notify(sentenceOf(error), { type: 'error', autoHideDuration: REFUSAL_MS })
    }
  }
  return (
    <>
      <Btn
        disabled={dirty}
        title={dirty ? t('admin.save_first') : undefined}
        onClick={() => setAsks(true)}
      >
        {t(`admin.projects.${act}.act`)}
      </Btn>
      <ConfirmDialog
        question={
          asks
            ? {
                title: t(`admin.projects.${act}.question`, { code: project.code }),
                text: t(`admin.projects.${act}.text`),
                act: t(`admin.projects.${act}.act`),
                danger: act === 'close',
              }
            : null
        }
        onAnswer={(yes) => {
          setAsks(false)
          if (yes) void turn()
        }}
      />
    </>
  )
}
