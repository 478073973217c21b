import { useState } from 'react'
import { useCreate, useResourceContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Preset } from '#plugins/presets/contract'
import { useSaved } from '#resources/admin/resource/use_saved'
import { groupKeyOf } from '../preset_place'
import { usePresetsHere } from './presets_here'
import { PresetForm } from './preset_form'

/** A preset that is kept for the first time. */
export function PresetCreate() {
  const { t } = useTranslation()
  const { kind, areTemplates } = usePresetsHere()
  const resource = useResourceContext()!
  const { isSaved, done } = useSaved()
  const [create, { isPending, error }] = useCreate<Preset, Error>()
  const [empty] = useState(() => {
    const key = groupKeyOf(kind)
    return key ? { [key]: [{ id: crypto.randomUUID() }] } : {}
  })
  return (
    <PresetForm
      kind={kind}
      title={t(areTemplates ? `presets:templates.new.${kind}` : `presets:admin.new.${kind}`)}
      name=""
      content={empty}
      busy={isPending}
      isSaved={isSaved}
      error={error?.message ?? null}
      onSave={(data) =>
        create(
          resource,
          { data },
          {
            onSuccess: () =>
              done(t(areTemplates ? 'presets:templates.saved' : 'presets:admin.saved')),
          }
        )
      }
    />
  )
}
