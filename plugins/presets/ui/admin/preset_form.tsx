import Skeleton from '@mui/material/Skeleton'
import { useMemo, useState, type FormEvent, type ReactNode } from 'react'
import { useResourceContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { listAddress } from '#resources/admin/addresses'
import { Narrow } from '#resources/admin/resource/resource_form'
import { rowsAt } from '#resources/forms/content/edit_rows'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { PathStep } from '#kernel/case/content/element_path'
import { saidText } from '#kernel/case/content/said_text'
import { platformZone, today } from '#kernel/fields/today'
import { presetPlaces, type PresetKind } from '#plugins/presets/contract'
import { useLeaveGuard, useNavigation } from '#resources/app/navigation/navigation'
import {
  catalogueHash,
  chosenProject,
  everyRegion,
  regionsOfProject,
} from '#resources/admin/page_facts'
import { FormsProvider, useForms } from '#resources/forms/catalogue/forms_context'
import { EditorContext } from '#resources/forms/editor/editor_context'
import { makeEditor } from '#resources/forms/editor/make_editor'
import { PageForm } from '#resources/forms/page/page_form'
import { Btn } from '#resources/kit/btn'
import { PageHeader } from '#resources/kit/page_header'
import { Card } from '#resources/kit/panel'
import { PresetName } from '../keep/preset_name'
import { groupKeyOf, stepsTo } from '../preset_place'
import { presetSections } from '../preset_sections'
import { usePresetsHere } from './presets_here'

interface PresetFormProps {
  kind: PresetKind
  title: string
  name: string
  content: CaseContent
  busy: boolean
  /** Why the server refused to keep it. */
  error: string | null
  actions?: ReactNode
  /** It is left because it was saved or deleted. */
  isSaved: () => boolean
  onSave: (preset: { name: string; content: CaseContent }) => void
}

/** Name and fields of a preset: the very fields that its page of a case has. */
export function PresetForm(props: PresetFormProps) {
  const { kind, title, busy, error, actions, onSave } = props
  const { t } = useTranslation()
  const resource = useResourceContext()!
  const { areTemplates } = usePresetsHere()
  const { go } = useNavigation()
  const [name, setName] = useState(props.name)
  const [editor] = useState(() =>
    makeEditor(props.content, {
      today: today((areTemplates ? null : chosenProject()) ?? platformZone),
      // Projects of the company may report anywhere.
      regions: areTemplates ? everyRegion : regionsOfProject(),
    })
  )
  const typed = () => editor.getState().content
  const isUnsaved = () =>
    !props.isSaved() && (name !== props.name || !isSame(typed(), props.content))
  useLeaveGuard(isUnsaved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave({ name, content: typed() })
  }
  return (
    <Narrow>
      <form onSubmit={submit}>
        <PageHeader
          title={title}
          actions={
            <>
              {actions}
              <Btn onClick={() => go(listAddress(resource))}>{t('act.back')}</Btn>
              <Btn kind="primary" type="submit" disabled={busy || saidText(name) === ''}>
                {t('presets:admin.save')}
              </Btn>
            </>
          }
        />
        <Card sx={{ my: 1.5, p: '14px' }}>
          <PresetName
            label={t(areTemplates ? 'presets:templates.name' : 'presets:admin.name')}
            autoFocus={!props.name}
            value={name}
            error={error}
            onValue={setName}
          />
        </Card>
        <FormsProvider hash={catalogueHash()} waiting={<Skeleton height={300} />}>
          <EditorContext value={editor}>
            <Fields kind={kind} content={props.content} />
          </EditorContext>
        </FormsProvider>
      </form>
    </Narrow>
  )
}

function isSame(a: CaseContent, b: CaseContent): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function Fields({ kind, content }: { kind: PresetKind; content: CaseContent }) {
  const { pages } = useForms()
  const steps = useMemo<readonly PathStep[]>(() => {
    const key = groupKeyOf(kind)
    return stepsTo(kind, key && rowsAt(content, key)[0]?.id)
  }, [kind, content])
  const { page } = presetPlaces[kind]
  return <PageForm page={page} sections={presetSections(kind, pages)} steps={steps} />
}
