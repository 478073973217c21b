import { useTranslation } from 'react-i18next'
import { FunctionField } from 'react-admin'
import type { Fields } from '#kernel/fields/field'
import { say } from '#resources/app/language'
import { Quiet } from '#resources/kit/panel'
import { fieldText } from '../kept/field_text'
import { PlainList } from '../lists/plain_list'

/** What each plugin lets the project at hand decide, and what holds now. */
export function SettingsList() {
  const { t } = useTranslation()
  return (
    <PlainList sort={{ field: 'id', order: 'ASC' }} searchable={false}>
      <FunctionField
        source="label"
        label={t('admin.settings.title')}
        sortable={false}
        render={({ label }) => say(label)}
      />
      <FunctionField
        source="values"
        label={t('admin.settings.values')}
        sortable={false}
        render={(row) =>
          Object.entries(row.fields as Fields)
            .map(([name, field]) => [say(field.label), fieldText(field, row[name]) || '—'])
            .map((said) => said.join(say({ zh: '：', en: ': ' })))
            .join(say({ zh: '；', en: '; ' }))
        }
      />
      <FunctionField
        source="revision"
        label={t('admin.settings.kind')}
        sortable={false}
        render={({ revision }) =>
          revision > 0 ? t('admin.settings.own') : <Quiet>{t('admin.settings.usual')}</Quiet>
        }
      />
    </PlainList>
  )
}
