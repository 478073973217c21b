import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Texts of a JSON value of more than so many characters end in "…": what lists of the audit trail
 * tell of values of any length.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE FUNCTION audit_shortened(value jsonb, most integer) RETURNS jsonb
      LANGUAGE plpgsql IMMUTABLE AS $$
      DECLARE
        said text;
      BEGIN
        IF pg_column_size(value) <= most THEN RETURN value; END IF;
        CASE jsonb_typeof(value)
          WHEN 'string' THEN
            said := value #>> '{}';
            RETURN CASE WHEN length(said) > most THEN to_jsonb(left(said, most) || '…') ELSE value END;
          WHEN 'array' THEN
            RETURN (SELECT jsonb_agg(audit_shortened(item, most) ORDER BY at)
              FROM jsonb_array_elements(value) WITH ORDINALITY AS items (item, at));
          WHEN 'object' THEN
            RETURN (SELECT jsonb_object_agg(key, audit_shortened(item, most))
              FROM jsonb_each(value) AS items (key, item));
          ELSE RETURN value;
        END CASE;
      END $$`)
  }

  async down() {
    this.schema.raw('DROP FUNCTION audit_shortened')
  }
}
