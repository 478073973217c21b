import { BaseSchema } from '@adonisjs/lucid/schema'

const resourceColumns = `
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz`

/** What the platform tells everybody: the versions of the product, and notices for a time. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE upgrades (
        ${resourceColumns},
        su_version varchar(24) NOT NULL,
        release_time date,
        details_zh varchar(2000) NOT NULL,
        details_en varchar(2000) NOT NULL
      );
      CREATE UNIQUE INDEX upgrades_version ON upgrades (lower(su_version)) WHERE removed_at IS NULL;
      CREATE TABLE notices (
        ${resourceColumns},
        text_zh varchar(200) NOT NULL,
        text_en varchar(200) NOT NULL,
        tone text NOT NULL CHECK (tone IN ('info', 'warning')),
        starts_on date NOT NULL,
        ends_on date NOT NULL CHECK (ends_on >= starts_on)
      );
      INSERT INTO upgrades (su_version, details_zh, details_en) VALUES ('3.6.4',
        'E2B(R3) 报告的导入、案例列表、案例视图、患者页、历史、稽查轨迹和导出。',
        'Import, case list, case view, patient page, history, audit trail and export of E2B(R3) reports.');
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE upgrades, notices')
  }
}
