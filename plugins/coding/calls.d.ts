// Written by `npm run calls` from the OpenAPI document; not edited by hand.
export {}

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /admin/coding_learned": {
            query?: {
                sort?: [
                    "cases",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                };
            };
            answer: {
                id: string;
                key: string;
                verbatim: string;
                code: number;
                names: {
                    [key: string]: string;
                };
                cases: number;
                terms: number;
            }[];
        };
        "GET /admin/coding_synonym_lists": {
            query?: {
                sort?: [
                    "name" | "language" | "state" | "source" | "synonymCount",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                    language?: ("en" | "zh" | "ja") | ("en" | "zh" | "ja")[];
                    state?: ("prepared" | "active" | "retired") | ("prepared" | "active" | "retired")[];
                };
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                language: string | null;
                state: "prepared" | "active" | "retired";
                source: string;
                synonymCount: number;
            }[];
        };
        "POST /admin/coding_synonym_lists": {
            body: {
                name: string;
                language: "en" | "zh" | "ja";
                state: "prepared" | "active" | "retired";
                source: string;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                language: string | null;
                state: "prepared" | "active" | "retired";
                source: string;
                synonymCount: number;
            };
        };
        "DELETE /admin/coding_synonym_lists/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                language: string | null;
                state: "prepared" | "active" | "retired";
                source: string;
                synonymCount: number;
            };
        };
        "GET /admin/coding_synonym_lists/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                language: string | null;
                state: "prepared" | "active" | "retired";
                source: string;
                synonymCount: number;
            };
        };
        "PUT /admin/coding_synonym_lists/{id}": {
            path: {
                id: string;
            };
            body: {
                name: string;
                language: "en" | "zh" | "ja";
                state: "prepared" | "active" | "retired";
                source: string;
                revision: number;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                language: string | null;
                state: "prepared" | "active" | "retired";
                source: string;
                synonymCount: number;
            };
        };
        "GET /admin/coding_synonyms": {
            query?: {
                sort?: [
                    "verbatim" | "code" | "state",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                    state?: ("proposed" | "approved" | "rejected") | ("proposed" | "approved" | "rejected")[];
                };
            };
            answer: {
                id: string;
                revision: number;
                verbatim: string;
                code: string;
                state: string | null;
                term: {
                    [key: string]: string;
                };
            }[];
        };
        "POST /admin/coding_synonyms": {
            body: {
                verbatim: string;
                code: string;
                state: "proposed" | "approved" | "rejected";
            };
            answer: {
                id: string;
                revision: number;
                verbatim: string;
                code: string;
                state: string | null;
                term: {
                    [key: string]: string;
                };
            };
        };
        "DELETE /admin/coding_synonyms/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                verbatim: string;
                code: string;
                state: string | null;
                term: {
                    [key: string]: string;
                };
            };
        };
        "GET /admin/coding_synonyms/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                verbatim: string;
                code: string;
                state: string | null;
                term: {
                    [key: string]: string;
                };
            };
        };
        "PUT /admin/coding_synonyms/{id}": {
            path: {
                id: string;
            };
            body: {
                verbatim: string;
                code: string;
                state: "proposed" | "approved" | "rejected";
                revision: number;
            };
            answer: {
                id: string;
                revision: number;
                verbatim: string;
                code: string;
                state: string | null;
                term: {
                    [key: string]: string;
                };
            };
        };
        "GET /admin/dictionary_loads": {
            query?: {
                sort?: [
                    "startedAt" | "fileName" | "state" | "startedByName",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                    state?: ("waiting" | "done" | "refused") | ("waiting" | "done" | "refused")[];
                };
            };
            answer: {
                id: string;
                revision: number;
                dictionary: string;
                fileName: string;
                state: "waiting" | "done" | "refused";
                startedByName: string;
                startedAt: string;
                endedAt: string | null;
                problemCount: number;
                releaseId: string | null;
                progress: {
                    stage: "reading" | "writing";
                    done: number;
                    total: number;
                } | null;
            }[];
        };
        "GET /admin/dictionary_loads/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                dictionary: string;
                fileName: string;
                state: "waiting" | "done" | "refused";
                startedByName: string;
                startedAt: string;
                endedAt: string | null;
                problemCount: number;
                releaseId: string | null;
                progress: {
                    stage: "reading" | "writing";
                    done: number;
                    total: number;
                } | null;
                problems: {
                    file: string;
                    line: number | null;
                    says: {
                        en: string;
                        zh: string;
                    };
                }[];
            };
        };
        "GET /admin/dictionary_releases": {
            query?: {
                sort?: [
                    "loadedAt" | "version" | "language" | "state" | "fileName" | "loadedByName",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                    state?: ("imported" | "approved" | "active" | "retired") | ("imported" | "approved" | "active" | "retired")[];
                    language?: ("en" | "zh" | "ja") | ("en" | "zh" | "ja")[];
                };
            };
            answer: {
                id: string;
                revision: number;
                dictionary: string;
                version: string;
                language: "en" | "zh" | "ja";
                state: "imported" | "approved" | "active" | "retired";
                fileName: string;
                sha256: string;
                encoding: string;
                loadedByName: string;
                counts: {
                    [key: string]: number;
                };
                entries: number;
                loadedAt: string;
            }[];
        };
        "GET /admin/dictionary_releases/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                dictionary: string;
                version: string;
                language: "en" | "zh" | "ja";
                state: "imported" | "approved" | "active" | "retired";
                fileName: string;
                sha256: string;
                encoding: string;
                loadedByName: string;
                counts: {
                    [key: string]: number;
                };
                entries: number;
                loadedAt: string;
                counted: {
                    label: {
                        en: string;
                        zh: string;
                    };
                    count: number;
                }[];
                acts: ("approve" | "activate" | "retire" | "roll_back" | "discard")[];
            };
        };
        "GET /coding/impact": {
            query: {
                from: string;
                to: string;
                caseId?: string;
            };
            answer: {
                cases: number;
                codes: number;
                terms: {
                    code: number;
                    cases: number;
                    kind: "gone" | "unknown" | "not_current" | "still_not_current" | "moved" | "other_soc" | "renamed";
                    before: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                        level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                        isCurrent: boolean;
                        pt?: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        paths: {
                            soc: {
                                code: number;
                                names: {
                                    [key: string]: string;
                                };
                            };
                            hlgt: {
                                code: number;
                                names: {
                                    [key: string]: string;
                                };
                            };
                            hlt: {
                                code: number;
                                names: {
                                    [key: string]: string;
                                };
                            };
                            isPrimary: boolean;
                        }[];
                        isAlgorithmic?: true;
                        scope?: "narrow" | "broad" | null;
                        category?: string;
                        weight?: number;
                        hasChildren: boolean;
                    } | null;
                    isBeforeLoaded: boolean;
                    after: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                        level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                        isCurrent: boolean;
                        pt?: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        paths: {
                            soc: {
                                code: number;
                                names: {
                                    [key: string]: string;
                                };
                            };
                            hlgt: {
                                code: number;
                                names: {
                                    [key: string]: string;
                                };
                            };
                            hlt: {
                                code: number;
                                names: {
                                    [key: string]: string;
                                };
                            };
                            isPrimary: boolean;
                        }[];
                        isAlgorithmic?: true;
                        scope?: "narrow" | "broad" | null;
                        category?: string;
                        weight?: number;
                        hasChildren: boolean;
                    } | null;
                    suggestion: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                        level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                        isCurrent: boolean;
                        pt?: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        paths: {
                            soc: {
                                code: number;
                                names: {
                                    [key: string]: string;
                                };
                            };
                            hlgt: {
                                code: number;
                                names: {
                                    [key: string]: string;
                                };
                            };
                            hlt: {
                                code: number;
                                names: {
                                    [key: string]: string;
                                };
                            };
                            isPrimary: boolean;
                        }[];
                        isAlgorithmic?: true;
                        scope?: "narrow" | "broad" | null;
                        category?: string;
                        weight?: number;
                        hasChildren: boolean;
                    } | null;
                }[];
            };
        };
        "POST /coding/learned/decisions": {
            body: {
                terms: {
                    key: string;
                    code: number;
                }[];
                state: "approved" | "rejected";
            };
            answer: {
                made: number;
            };
        };
        "POST /coding/loads": {
            form: {
                dictionary?: string;
                version?: string;
                format?: string;
                language?: string;
                layout?: string;
                files: Blob[];
            };
            answer: {
                loadId: string;
            };
        };
        "GET /coding/open_verbatims": {
            query?: {
                view?: "open" | "aside";
                text?: string;
                page?: number;
                pageSize?: 20 | 50 | 100;
            };
            answer: {
                version: string | null;
                total: number;
                rows: {
                    verbatim: string;
                    key: string;
                    cases: number;
                    places: number;
                    elements: {
                        id: string;
                        label: {
                            en: string;
                            zh: string;
                        };
                    }[];
                    some: {
                        id: string;
                        caseNo: string;
                    }[];
                    suggestion: {
                        term: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                            level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                            isCurrent: boolean;
                            pt?: {
                                code: number;
                                names: {
                                    [key: string]: string;
                                };
                            };
                            paths: {
                                soc: {
                                    code: number;
                                    names: {
                                        [key: string]: string;
                                    };
                                };
                                hlgt: {
                                    code: number;
                                    names: {
                                        [key: string]: string;
                                    };
                                };
                                hlt: {
                                    code: number;
                                    names: {
                                        [key: string]: string;
                                    };
                                };
                                isPrimary: boolean;
                            }[];
                            isAlgorithmic?: true;
                            scope?: "narrow" | "broad" | null;
                            category?: string;
                            weight?: number;
                            hasChildren: boolean;
                        };
                        group: "code" | "exact" | "order" | "synonym" | "prefix" | "contains" | "fuzzy" | "smq";
                    } | null;
                }[];
            };
        };
        "POST /coding/releases/{id}/acts": {
            path: {
                id: string;
            };
            body: {
                act: "approve" | "activate" | "retire" | "roll_back" | "discard";
            };
            answer: Record<string, never>;
        };
        "GET /coding/runs": {
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
            };
            answer: {
                rows: {
                    id: string;
                    asked: {
                        kind: "autocode";
                        among?: number;
                    } | {
                        kind: "assign";
                        key: string;
                        verbatim: string;
                        code: number;
                        name?: string;
                    } | {
                        kind: "recode";
                        from: string;
                        to: string;
                        replace: {
                            [key: string]: number;
                        };
                        caseId?: string;
                    } | {
                        kind: "take_back";
                        runId: string;
                        of?: {
                            kind: "autocode";
                            among?: number;
                        } | {
                            kind: "assign";
                            key: string;
                            verbatim: string;
                            code: number;
                            name?: string;
                        } | {
                            kind: "recode";
                            from: string;
                            to: string;
                            replace: {
                                [key: string]: number;
                            };
                            caseId?: string;
                        };
                    };
                    state: "waiting" | "done" | "cancelled";
                    version: string;
                    takenBackBy: string | null;
                    canTakeBack: boolean | null;
                    total: number;
                    counts: {
                        cases: number;
                        changed: number;
                        coded: number;
                        exact: number;
                        normalised: number;
                        synonym: number;
                        left: number;
                        failed: number;
                        removed: number;
                        touched: number;
                        archived: number;
                        notInUse: number;
                    };
                    startedByName: string;
                    startedAt: string;
                    endedAt: string | null;
                }[];
                total: number;
            };
        };
        "GET /coding/runs/{codingRunId}": {
            path: {
                codingRunId: string;
            };
            answer: {
                id: string;
                asked: {
                    kind: "autocode";
                    among?: number;
                } | {
                    kind: "assign";
                    key: string;
                    verbatim: string;
                    code: number;
                    name?: string;
                } | {
                    kind: "recode";
                    from: string;
                    to: string;
                    replace: {
                        [key: string]: number;
                    };
                    caseId?: string;
                } | {
                    kind: "take_back";
                    runId: string;
                    of?: {
                        kind: "autocode";
                        among?: number;
                    } | {
                        kind: "assign";
                        key: string;
                        verbatim: string;
                        code: number;
                        name?: string;
                    } | {
                        kind: "recode";
                        from: string;
                        to: string;
                        replace: {
                            [key: string]: number;
                        };
                        caseId?: string;
                    };
                };
                state: "waiting" | "done" | "cancelled";
                version: string;
                takenBackBy: string | null;
                canTakeBack: boolean | null;
                total: number;
                counts: {
                    cases: number;
                    changed: number;
                    coded: number;
                    exact: number;
                    normalised: number;
                    synonym: number;
                    left: number;
                    failed: number;
                    removed: number;
                    touched: number;
                    archived: number;
                    notInUse: number;
                };
                startedByName: string;
                startedAt: string;
                endedAt: string | null;
            };
        };
        "POST /coding/runs/{codingRunId}/take_back": {
            path: {
                codingRunId: string;
            };
            answer: {
                id: string;
                asked: {
                    kind: "autocode";
                    among?: number;
                } | {
                    kind: "assign";
                    key: string;
                    verbatim: string;
                    code: number;
                    name?: string;
                } | {
                    kind: "recode";
                    from: string;
                    to: string;
                    replace: {
                        [key: string]: number;
                    };
                    caseId?: string;
                } | {
                    kind: "take_back";
                    runId: string;
                    of?: {
                        kind: "autocode";
                        among?: number;
                    } | {
                        kind: "assign";
                        key: string;
                        verbatim: string;
                        code: number;
                        name?: string;
                    } | {
                        kind: "recode";
                        from: string;
                        to: string;
                        replace: {
                            [key: string]: number;
                        };
                        caseId?: string;
                    };
                };
                state: "waiting" | "done" | "cancelled";
                version: string;
                takenBackBy: string | null;
                canTakeBack: boolean | null;
                total: number;
                counts: {
                    cases: number;
                    changed: number;
                    coded: number;
                    exact: number;
                    normalised: number;
                    synonym: number;
                    left: number;
                    failed: number;
                    removed: number;
                    touched: number;
                    archived: number;
                    notInUse: number;
                };
                startedByName: string;
                startedAt: string;
                endedAt: string | null;
            };
        };
        "POST /coding/runs/assign": {
            body: {
                verbatim: string;
                code: number;
            };
            answer: {
                id: string;
                asked: {
                    kind: "autocode";
                    among?: number;
                } | {
                    kind: "assign";
                    key: string;
                    verbatim: string;
                    code: number;
                    name?: string;
                } | {
                    kind: "recode";
                    from: string;
                    to: string;
                    replace: {
                        [key: string]: number;
                    };
                    caseId?: string;
                } | {
                    kind: "take_back";
                    runId: string;
                    of?: {
                        kind: "autocode";
                        among?: number;
                    } | {
                        kind: "assign";
                        key: string;
                        verbatim: string;
                        code: number;
                        name?: string;
                    } | {
                        kind: "recode";
                        from: string;
                        to: string;
                        replace: {
                            [key: string]: number;
                        };
                        caseId?: string;
                    };
                };
                state: "waiting" | "done" | "cancelled";
                version: string;
                takenBackBy: string | null;
                canTakeBack: boolean | null;
                total: number;
                counts: {
                    cases: number;
                    changed: number;
                    coded: number;
                    exact: number;
                    normalised: number;
                    synonym: number;
                    left: number;
                    failed: number;
                    removed: number;
                    touched: number;
                    archived: number;
                    notInUse: number;
                };
                startedByName: string;
                startedAt: string;
                endedAt: string | null;
            };
        };
        "POST /coding/runs/autocode": {
            body: {
                caseIds?: string[] | null;
                found?: Record<string, never> | null;
            };
            answer: {
                id: string;
                asked: {
                    kind: "autocode";
                    among?: number;
                } | {
                    kind: "assign";
                    key: string;
                    verbatim: string;
                    code: number;
                    name?: string;
                } | {
                    kind: "recode";
                    from: string;
                    to: string;
                    replace: {
                        [key: string]: number;
                    };
                    caseId?: string;
                } | {
                    kind: "take_back";
                    runId: string;
                    of?: {
                        kind: "autocode";
                        among?: number;
                    } | {
                        kind: "assign";
                        key: string;
                        verbatim: string;
                        code: number;
                        name?: string;
                    } | {
                        kind: "recode";
                        from: string;
                        to: string;
                        replace: {
                            [key: string]: number;
                        };
                        caseId?: string;
                    };
                };
                state: "waiting" | "done" | "cancelled";
                version: string;
                takenBackBy: string | null;
                canTakeBack: boolean | null;
                total: number;
                counts: {
                    cases: number;
                    changed: number;
                    coded: number;
                    exact: number;
                    normalised: number;
                    synonym: number;
                    left: number;
                    failed: number;
                    removed: number;
                    touched: number;
                    archived: number;
                    notInUse: number;
                };
                startedByName: string;
                startedAt: string;
                endedAt: string | null;
            };
        };
        "POST /coding/runs/recode": {
            body: {
                from: string;
                to: string;
                caseId?: string | null;
                replace?: {
                    code: number;
                    by: number;
                }[] | null;
            };
            answer: {
                id: string;
                asked: {
                    kind: "autocode";
                    among?: number;
                } | {
                    kind: "assign";
                    key: string;
                    verbatim: string;
                    code: number;
                    name?: string;
                } | {
                    kind: "recode";
                    from: string;
                    to: string;
                    replace: {
                        [key: string]: number;
                    };
                    caseId?: string;
                } | {
                    kind: "take_back";
                    runId: string;
                    of?: {
                        kind: "autocode";
                        among?: number;
                    } | {
                        kind: "assign";
                        key: string;
                        verbatim: string;
                        code: number;
                        name?: string;
                    } | {
                        kind: "recode";
                        from: string;
                        to: string;
                        replace: {
                            [key: string]: number;
                        };
                        caseId?: string;
                    };
                };
                state: "waiting" | "done" | "cancelled";
                version: string;
                takenBackBy: string | null;
                canTakeBack: boolean | null;
                total: number;
                counts: {
                    cases: number;
                    changed: number;
                    coded: number;
                    exact: number;
                    normalised: number;
                    synonym: number;
                    left: number;
                    failed: number;
                    removed: number;
                    touched: number;
                    archived: number;
                    notInUse: number;
                };
                startedByName: string;
                startedAt: string;
                endedAt: string | null;
            };
        };
        "POST /coding/set_aside": {
            body: {
                verbatim: string;
            };
            answer: Record<string, never>;
        };
        "PUT /coding/set_aside": {
            body: {
                verbatim: string;
            };
            answer: Record<string, never>;
        };
        "POST /coding/synonym_lists/{id}/uploads": {
            path: {
                id: string;
            };
            query?: {
                approve?: boolean;
                seal?: string;
            };
            form: {
                list: Blob;
            };
            answer: {
                fresh: number;
                changed: number;
            };
        };
        "POST /coding/synonym_lists/{id}/uploads/preview": {
            path: {
                id: string;
            };
            query?: {
                approve?: boolean;
                seal?: string;
            };
            form: {
                list: Blob;
            };
            answer: {
                counts: {
                    fresh: number;
                    changed: number;
                    same: number;
                    wrong: number;
                };
                fresh: {
                    line: number;
                    verbatim: string;
                    code: string;
                    names: {
                        [key: string]: string;
                    };
                    state: "proposed" | "approved" | "rejected";
                }[];
                changed: {
                    line: number;
                    verbatim: string;
                    code: string;
                    names: {
                        [key: string]: string;
                    };
                    state: "proposed" | "approved" | "rejected";
                    before: {
                        code: string;
                        names: {
                            [key: string]: string;
                        };
                        state: "proposed" | "approved" | "rejected";
                    };
                }[];
                wrong: {
                    line: number;
                    column: "verbatim" | "code" | "state" | null;
                    says: {
                        en: string;
                        zh: string;
                    };
                }[];
                seal: string;
            };
        };
        "POST /coding/synonyms/states": {
            body: {
                ids: string[];
                state: "proposed" | "approved" | "rejected";
            };
            answer: {
                changed: number;
            };
        };
        "POST /coding/synonyms/uploads": {
            query?: {
                approve?: boolean;
                seal?: string;
            };
            form: {
                list: Blob;
            };
            answer: {
                fresh: number;
                changed: number;
            };
        };
        "POST /coding/synonyms/uploads/preview": {
            query?: {
                approve?: boolean;
                seal?: string;
            };
            form: {
                list: Blob;
            };
            answer: {
                counts: {
                    fresh: number;
                    changed: number;
                    same: number;
                    wrong: number;
                };
                fresh: {
                    line: number;
                    verbatim: string;
                    code: string;
                    names: {
                        [key: string]: string;
                    };
                    state: "proposed" | "approved" | "rejected";
                }[];
                changed: {
                    line: number;
                    verbatim: string;
                    code: string;
                    names: {
                        [key: string]: string;
                    };
                    state: "proposed" | "approved" | "rejected";
                    before: {
                        code: string;
                        names: {
                            [key: string]: string;
                        };
                        state: "proposed" | "approved" | "rejected";
                    };
                }[];
                wrong: {
                    line: number;
                    column: "verbatim" | "code" | "state" | null;
                    says: {
                        en: string;
                        zh: string;
                    };
                }[];
                seal: string;
            };
        };
        "GET /coding/terms": {
            query: {
                version: string;
                text: string;
                level?: "any" | "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                currentOnly?: boolean;
            };
            answer: {
                groups: {
                    group: "code" | "exact" | "order" | "synonym" | "prefix" | "contains" | "fuzzy" | "smq";
                    total: number;
                    terms: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                        level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                        isCurrent: boolean;
                        pt?: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        paths: {
                            soc: {
                                code: number;
                                names: {
                                    [key: string]: string;
                                };
                            };
                            hlgt: {
                                code: number;
                                names: {
                                    [key: string]: string;
                                };
                            };
                            hlt: {
                                code: number;
                                names: {
                                    [key: string]: string;
                                };
                            };
                            isPrimary: boolean;
                        }[];
                        isAlgorithmic?: true;
                        scope?: "narrow" | "broad" | null;
                        category?: string;
                        weight?: number;
                        hasChildren: boolean;
                    }[];
                }[];
                notCurrent: number;
            };
        };
        "GET /coding/terms/{level}/{code}": {
            path: {
                level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                code: number;
            };
            query: {
                version: string;
            };
            answer: {
                code: number;
                names: {
                    [key: string]: string;
                };
                level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                isCurrent: boolean;
                pt?: {
                    code: number;
                    names: {
                        [key: string]: string;
                    };
                };
                paths: {
                    soc: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                    };
                    hlgt: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                    };
                    hlt: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                    };
                    isPrimary: boolean;
                }[];
                isAlgorithmic?: true;
                scope?: "narrow" | "broad" | null;
                category?: string;
                weight?: number;
                hasChildren: boolean;
                smq?: {
                    level: number;
                    algorithm?: string;
                    description: {
                        [key: string]: string;
                    };
                    note: {
                        [key: string]: string;
                    };
                    source: {
                        [key: string]: string;
                    };
                };
            };
        };
        "GET /coding/terms/below": {
            query: {
                version: string;
                level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                code?: number;
            };
            answer: {
                terms: {
                    code: number;
                    names: {
                        [key: string]: string;
                    };
                    level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                    isCurrent: boolean;
                    pt?: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                    };
                    paths: {
                        soc: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        hlgt: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        hlt: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        isPrimary: boolean;
                    }[];
                    isAlgorithmic?: true;
                    scope?: "narrow" | "broad" | null;
                    category?: string;
                    weight?: number;
                    hasChildren: boolean;
                }[];
            };
        };
        "POST /coding/terms/matches": {
            body: {
                version: string;
                lines: string[];
            };
            answer: {
                terms: ({
                    code: number;
                    names: {
                        [key: string]: string;
                    };
                    level: "soc" | "hlgt" | "hlt" | "pt" | "llt" | "smq";
                    isCurrent: boolean;
                    pt?: {
                        code: number;
                        names: {
                            [key: string]: string;
                        };
                    };
                    paths: {
                        soc: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        hlgt: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        hlt: {
                            code: number;
                            names: {
                                [key: string]: string;
                            };
                        };
                        isPrimary: boolean;
                    }[];
                    isAlgorithmic?: true;
                    scope?: "narrow" | "broad" | null;
                    category?: string;
                    weight?: number;
                    hasChildren: boolean;
                } | null)[];
            };
        };
        "GET /coding/used": {
            query?: {
                caseId?: string;
            };
            answer: {
                used: {
                    version: string;
                    cases: number;
                }[];
                active: string[];
                current: string | null;
            };
        };
        "GET /coding/versions": {
            answer: {
                version: string;
                language: "en" | "zh" | "ja";
                state: "active" | "retired";
                isOfProject: boolean;
            }[];
        };
        "GET /system/medical-dictionary": {
            answer: {
                settings: {
                    version: string;
                    ctcaeVersion?: string;
                    revision: number;
                };
                active: string[];
            };
        };
        "PUT /system/medical-dictionary": {
            body: {
                version?: string | null;
                revision: number;
            };
            answer: {
                version: string;
                ctcaeVersion?: string;
                revision: number;
            };
        };
    }
}
