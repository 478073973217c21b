import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { FormsProvider } from '#resources/forms/catalogue/forms_context'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { TemplateEditor } from '../../templates/template_editor'
import { TemplateList } from '../../templates/template_list'
import { useTemplates } from '../../templates/use_templates'

const Page = styled('div')({ padding: '16px 20px 20px', height: '100%', overflow: 'auto' })
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  gap: 16,
  marginTop: 12,
  alignItems: 'start',
})

/** The templates of narratives: shipped ones to copy, and those of the project. */
export default function NarrativeTemplates({ catalogueHash }: { catalogueHash: string }) {
  const { t } = useTranslation()
  const list = useTemplates()
  const [chosen, setChosen] = useState('spontaneous')
  const title = t('narratives:templates.title')
  const template = list.data?.find(({ id }) => id === chosen) ?? list.data?.[0]
  return (
    <Page>
      <ScreenTitle title={title} />
      <PageHeader title={title} />
      {list.error && <ErrorState text={list.error} onRetry={list.reload} />}
      <FormsProvider hash={catalogueHash} waiting={null}>
        {template && (
          <Columns>
            <TemplateList
              templates={list.data ?? []}
              chosen={template.id}
              nameOf={list.nameOf}
              onChoose={setChosen}
            />
            <TemplateEditor
              key={template.id}
              template={template}
              name={list.nameOf(template)}
              onCopy={async () => {
                const id = await list.copy(template)
                if (id) setChosen(id)
              }}
              onSave={list.save}
              onRemove={list.remove}
            />
          </Columns>
        )}
      </FormsProvider>
    </Page>
  )
}
