/**
 * Tips: what ties all heads together over time. A tip lists the heads that moved since the one
 * before, and holds the hash of the list and of that tip. Whoever cuts the end of a chain with its
 * head has to rewrite the tips from there on, of which a copy kept elsewhere tells.
 *
 * `until` is the oldest transaction that was still under way: what it and later ones moved is for the
 * next tip. A head that stands in a tip already is not told again, so a database that was restored
 * elsewhere, where transactions are counted anew, tells of everything once more and of nothing twice.
 */
export const tipsSql = `
  CREATE TABLE audit_heads.tips (
    seq integer PRIMARY KEY,
    at timestamptz NOT NULL,
    until xid8 NOT NULL,
    heads integer NOT NULL,
    digest bytea NOT NULL,
    previous bytea NOT NULL,
    hash bytea NOT NULL
  );
  CREATE TABLE audit_heads.tipped (
    chain text NOT NULL,
    seq integer NOT NULL,
    hash bytea NOT NULL,
    tip integer NOT NULL,
    PRIMARY KEY (chain, seq)
  );
  CREATE INDEX tipped_tip ON audit_heads.tipped (tip, chain);
  COMMENT ON TABLE audit_heads.tips IS 'Reached by audit_make_tip alone.';
  COMMENT ON TABLE audit_heads.tipped IS 'Reached by audit_make_tip alone.';
  CREATE TRIGGER tips_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_heads.tips
    FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
  CREATE TRIGGER tipped_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_heads.tipped
    FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();

  CREATE FUNCTION audit_heads.digest_of(which integer) RETURNS bytea LANGUAGE sql STABLE AS $$
    SELECT sha256(convert_to(coalesce(string_agg(
      jsonb_build_array(chain, seq, encode(hash, 'hex'))::text, E'\\n' ORDER BY chain COLLATE "C"), ''), 'UTF8'))
    FROM audit_heads.tipped WHERE tip = which
  $$;

  CREATE FUNCTION audit_heads.hash_of(tip audit_heads.tips) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
    SELECT sha256(convert_to(jsonb_build_array(
      tip.seq, to_char(tip.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), tip.heads,
      encode(tip.digest, 'hex'), encode(tip.previous, 'hex'))::text, 'UTF8'))
  $$;

  CREATE FUNCTION audit_make_tip() RETURNS TABLE (seq integer, at timestamptz, hash bytea)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  #variable_conflict use_column
  DECLARE
    last audit_heads.tips;
    made audit_heads.tips;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('audit tips'));
    SELECT * INTO last FROM audit_heads.tips ORDER BY seq DESC LIMIT 1;
    made.seq := coalesce(last.seq, 0) + 1;
    made.at := clock_timestamp();
    made.until := pg_snapshot_xmin(pg_current_snapshot());
    INSERT INTO audit_heads.tipped
      SELECT h.chain, h.seq, h.hash, made.seq FROM audit_heads.heads h
      WHERE (h.tx >= last.until OR last.until IS NULL OR last.until > pg_current_xact_id())
        AND NOT EXISTS (SELECT FROM audit_heads.tipped t WHERE t.chain = h.chain AND t.seq = h.seq);
    GET DIAGNOSTICS made.heads = ROW_COUNT;
    made.digest := audit_heads.digest_of(made.seq);
    made.previous := coalesce(last.hash, ''::bytea);
    made.hash := audit_heads.hash_of(made);
    INSERT INTO audit_heads.tips SELECT made.*;
    RETURN QUERY SELECT made.seq, made.at, made.hash;
  END $$;
  REVOKE ALL ON FUNCTION audit_make_tip FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION audit_make_tip TO pharos_app;`
