import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useDelete, useGetOne, useResourceContext, useUpdate } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useRowId } from '#resources/admin/row_id'
import type { Preset } from '#plugins/presets/contract'
import { useSaved } from '#resources/admin/resource/use_saved'
import { Btn } from '#resources/kit/btn'
import { ConfirmDialog } from '#resources/kit/confirm_dialog'
import { ErrorState } from '#resources/kit/error_state'
import { usePresetsHere } from './presets_here'
import { PresetForm } from './preset_form'

/** A preset as it stands, to be changed or deleted. */
export function PresetEdit() {
  const { t } = useTranslation()
  const { kind, areTemplates } = usePresetsHere()
  const resource = useResourceContext()!
  const id = useRowId()
  const { isSaved, done } = useSaved()
  // What is being edited is not replaced by a newer one; a save on top of that one is refused.
  const asked = useGetOne<Preset, Error>(
    resource,
    { id },
    { staleTime: 0, refetchOnWindowFocus: false }
  )
  const [update, updating] = useUpdate<Preset, Error>()
  const [remove, removing] = useDelete<Preset, Error>()
  const [asks, setAsks] = useState(false)
  const back = (message: string) => () => done(message)
  const preset = asked.data
  if (asked.error) {
    return <ErrorState text={asked.error.message} onRetry={() => void asked.refetch()} />
  }
  if (!preset || asked.isFetching) return <Skeleton height={300} />
  return (
    <>
      <PresetForm
        key={`${preset.id} ${preset.revision}`}
        kind={kind}
        title={preset.name}
        name={preset.name}
        content={preset.content}
        busy={updating.isPending || removing.isPending}
        error={(updating.error ?? removing.error)?.message ?? null}
        isSaved={isSaved}
        actions={
          <Btn kind="ghost" icon="trash" onClick={() => setAsks(true)}>
            {t('presets:admin.remove')}
          </Btn>
        }
        onSave={(saved) =>
          update(
            resource,
            { id, data: { ...saved, revision: preset.revision }, previousData: preset },
            { onSuccess: back(t(areTemplates ? 'presets:templates.saved' : 'presets:admin.saved')) }
          )
        }
      />
      <ConfirmDialog
        question={
          asks
            ? {
                title: t(
                  areTemplates
                    ? 'presets:templates.remove_question'
                    : 'presets:admin.remove_question',
                  { name: preset.name }
                ),
                text: t(
                  areTemplates ? 'presets:templates.remove_text' : 'presets:admin.remove_text'
                ),
                act: t('presets:admin.remove'),
                danger: true,
              }
            : null
        }
        onAnswer={(yes) => {
          setAsks(false)
          if (yes) {
            void remove(
              resource,
              { id, previousData: preset },
              {
                onSuccess: back(
                  t(areTemplates ? 'presets:templates.removed' : 'presets:admin.removed')
                ),
              }
            )
          }
        }}
      />
    </>
  )
}
