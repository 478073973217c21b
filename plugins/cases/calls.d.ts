// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { CaseContent } from '#kernel/case/content/case_content'
import type { ConflictingField } from '#kernel/case/content/conflicting_field'
import type { Envelope } from '#kernel/case/content/case_content'
import type { RuleContext } from '#kernel/case/rules/rule_context'

declare module '#resources/app/calls/calls' {
    interface Calls {
        "PUT /case/{caseId}/pages/{page}": {
            path: {
                caseId: string;
                page: string;
            };
            body: {
                baseRevision: number;
                content: CaseContent;
                confirm?: boolean | null;
                reason?: string | null;
            };
            answer: {
                revision: number;
                case: {
                    id: string;
                    caseNo: string;
                    version: number;
                    versionKind: "first" | "follow-up" | "amendment" | "nullification";
                    revision: number;
                    status: string;
                    node?: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                        kind: "entry" | "work" | "evaluation" | "ended";
                        opensOn?: string;
                        isCoded: boolean;
                    };
                    schemaVersion: number;
                    proposed: string[];
                    createdAt: string;
                    updatedAt: string;
                    ownerName: string | null;
                    product: string | null;
                    reaction: string | null;
                    eventCount: number | null;
                    drugCount: number | null;
                    subject: string | null;
                    country: string | null;
                    seriousness: string | null;
                    reportType: string | null;
                    firstReceived: string | null;
                    lastReceived: string | null;
                    safetyReportId: string | null;
                    worldwideId: string | null;
                    unmappedCount: number;
                };
                findings: {
                    rule: string;
                    severity: "error" | "warning" | "info";
                    path: string;
                    element: string;
                    message: {
                        en: string;
                        zh: string;
                    };
                    why?: {
                        en: string;
                        zh: string;
                    };
                    ownDemand?: true;
                    data?: {
                        errorCode: number;
                    };
                }[];
                context: RuleContext;
            };
            refusal: {
                conflict?: {
                    revision: number;
                    by: string;
                    at: string;
                    fields: ConflictingField[];
                };
                confirm?: true;
                needsReason?: true;
            };
        };
        "GET /case/conf/items": {
            answer: {
                nodes: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    kind: "entry" | "work" | "evaluation" | "ended";
                    isCoded: boolean;
                    opensOn?: string;
                }[];
                pages: {
                    page: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                }[];
                numbering: {
                    prefix: string;
                    digits: number;
                    revision: number;
                    isUsual: boolean;
                };
                asksForNumbering: boolean;
            };
        };
        "GET /case/dictionary/{list}": {
            path: {
                list: string;
            };
            answer: {
                id: string;
                name: {
                    en: string;
                    zh: string;
                };
                oid?: string;
                licensed?: boolean;
                note?: {
                    en: string;
                    zh: string;
                };
                codes: {
                    code: string;
                    name?: {
                        en: string;
                        zh: string;
                    };
                    alias?: string[];
                }[];
            };
        };
        "GET /cases": {
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
                order?: "asc" | "desc";
                text?: string;
                conditions?: {
                    element: string;
                    is: "eq" | "in" | "contains" | "starts" | "lt" | "gt" | "between" | "below" | "filled" | "empty" | "null";
                    value?: string | null;
                    to?: string | null;
                    values?: string[] | null;
                    orNull?: string[] | null;
                    orUncertain?: boolean | null;
                }[];
                anyRow?: string[];
                sort?: "caseNo" | "product" | "reaction" | "subject" | "country" | "seriousness" | "reportType" | "firstReceived" | "lastReceived" | "due" | "declareStatus" | "status" | "nodeSince" | "creator" | "updatedAt";
                country?: string;
                seriousness?: "death" | "life_threatening" | "hospitalisation" | "disability" | "congenital_anomaly" | "other_important" | "not_serious";
                reportType?: "1" | "2" | "3" | "4";
                receivedFrom?: string;
                receivedTo?: string;
                dueFrom?: string;
                dueTo?: string;
                status?: string;
                owner?: "me" | "none";
                term?: string;
                deadline?: "overdue" | "soon" | "unknown";
                declareStatus?: "1" | "2" | "3" | "4";
                reportCell?: string;
            };
            answer: {
                rows: {
                    id: string;
                    caseNo: string;
                    version: number | null;
                    versionKind: string | null;
                    product: string | null;
                    reaction: string | null;
                    preferredTerm: {
                        en: string;
                        zh: string;
                    } | null;
                    eventCount: number | null;
                    drugCount: number | null;
                    subject: string | null;
                    country: string | null;
                    seriousness: string | null;
                    reportType: string | null;
                    firstReceived: string | null;
                    lastReceived: string | null;
                    due: string | null;
                    declareStatus: string | null;
                    safetyReportId: string | null;
                    worldwideId: string | null;
                    status: string | null;
                    nodeSince: string | null;
                    ownerName: string | null;
                    creator: string | null;
                    updatedAt: string | null;
                    unmappedCount: number | null;
                    nullFlavors: {
                        [key: string]: string;
                    };
                }[];
                total: number;
                totalIsLowerBound: boolean;
                ms: number;
            };
        };
        "POST /cases": {
            body: {
                caseNo?: string | null;
                otherNumbering?: boolean | null;
                whenTaken?: "refuse" | "next" | "repeat" | null;
                content: CaseContent;
            };
            answer: {
                id: string;
                caseNo: string;
            };
            refusal: {
                reason?: "format" | "otherNumbering" | "duplicateNumber";
            };
        };
        "DELETE /cases/{caseId}": {
            path: {
                caseId: string;
            };
            body: {
                revision: number;
                reason: string;
            };
            answer: {
                caseNo: string;
            };
        };
        "GET /cases/{caseId}/audit": {
            path: {
                caseId: string;
            };
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
                actor?: string;
                act?: string;
                element?: string;
                from?: string;
                to?: string;
                before?: number;
            };
            answer: {
                rows: {
                    seq: number;
                    at: string;
                    actorName: string;
                    act: string;
                    reason: string | null;
                    changes: {
                        path: string;
                        before?: unknown;
                        after?: unknown;
                        shortened?: boolean;
                    }[];
                    left: number;
                    hash: string;
                }[];
                total: number;
                next: number | null;
            };
        };
        "GET /cases/{caseId}/audit/{seq}/change": {
            path: {
                caseId: string;
                seq: number;
            };
            query?: {
                path?: string;
            };
            answer: {
                path: string;
                before?: unknown;
                after?: unknown;
            };
        };
        "POST /cases/{caseId}/copies": {
            path: {
                caseId: string;
            };
            answer: {
                id: string;
                caseNo: string;
            };
        };
        "POST /cases/{caseId}/documents": {
            path: {
                caseId: string;
            };
            form: {
                document: Blob;
            };
            answer: {
                file: string;
                name: string;
                mediaType: string;
                size: number;
            };
        };
        "POST /cases/{caseId}/follow-ups": {
            path: {
                caseId: string;
            };
            body: {
                content: CaseContent;
            };
            answer: {
                id: string;
                caseNo: string;
            };
        };
        "DELETE /cases/{caseId}/presence/{windowId}": {
            path: {
                caseId: string;
                windowId: string;
            };
            body: {
                turn: number;
                page?: string | null;
                hidden?: boolean | null;
            };
            answer: Record<string, never>;
        };
        "PUT /cases/{caseId}/presence/{windowId}": {
            path: {
                caseId: string;
                windowId: string;
            };
            body: {
                turn: number;
                page?: string | null;
                hidden?: boolean | null;
            };
            answer: {
                others: {
                    name: string;
                    page: string;
                }[];
            };
        };
        "GET /cases/{caseId}/revisions": {
            path: {
                caseId: string;
            };
            answer: {
                revision: number;
                version: number;
                versionKind: string;
                act: string;
                actorName: string;
                at: string;
            }[];
        };
        "GET /cases/{caseId}/revisions/{revision}": {
            path: {
                caseId: string;
                revision: number;
            };
            answer: {
                content: CaseContent;
            };
        };
        "GET /cases/{caseId}/sheet": {
            path: {
                caseId: string;
            };
            query?: {
                revision?: number;
            };
            answer: {
                case: {
                    id: string;
                    caseNo: string;
                    version: number;
                    versionKind: "first" | "follow-up" | "amendment" | "nullification";
                    revision: number;
                    node?: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                        kind: "entry" | "work" | "evaluation" | "ended";
                        opensOn?: string;
                        isCoded: boolean;
                    };
                    schemaVersion: number;
                    proposed: string[];
                    createdAt: string;
                    updatedAt: string;
                    ownerName: string | null;
                    product: string | null;
                    reaction: string | null;
                    eventCount: number | null;
                    drugCount: number | null;
                    subject: string | null;
                    country: string | null;
                    seriousness: string | null;
                    reportType: string | null;
                    firstReceived: string | null;
                    lastReceived: string | null;
                    safetyReportId: string | null;
                    worldwideId: string | null;
                    unmappedCount: number;
                    status?: string;
                };
                saved: {
                    at: string;
                    by: string;
                };
                content: CaseContent;
                envelope: Envelope;
                unmapped: {
                    place: string;
                    xml: string;
                }[];
            };
        };
        "GET /cases/{caseId}/versions": {
            path: {
                caseId: string;
            };
            answer: {
                version: number;
                kind: "first" | "follow-up" | "amendment" | "nullification";
                reason: string | null;
                received: string | null;
                at: string;
                by: string;
                revision: number;
            }[];
        };
        "POST /cases/{caseId}/versions": {
            path: {
                caseId: string;
            };
            body: {
                kind: "amendment" | "nullification";
                reason: string;
            };
            answer: {
                id: string;
                caseNo: string;
                version: number;
            };
        };
        "GET /cases/explanation": {
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
                order?: "asc" | "desc";
                text?: string;
                conditions?: {
                    element: string;
                    is: "eq" | "in" | "contains" | "starts" | "lt" | "gt" | "between" | "below" | "filled" | "empty" | "null";
                    value?: string | null;
                    to?: string | null;
                    values?: string[] | null;
                    orNull?: string[] | null;
                    orUncertain?: boolean | null;
                }[];
                anyRow?: string[];
                sort?: "caseNo" | "product" | "reaction" | "subject" | "country" | "seriousness" | "reportType" | "firstReceived" | "lastReceived" | "due" | "declareStatus" | "status" | "nodeSince" | "creator" | "updatedAt";
                country?: string;
                seriousness?: "death" | "life_threatening" | "hospitalisation" | "disability" | "congenital_anomaly" | "other_important" | "not_serious";
                reportType?: "1" | "2" | "3" | "4";
                receivedFrom?: string;
                receivedTo?: string;
                dueFrom?: string;
                dueTo?: string;
                status?: string;
                owner?: "me" | "none";
                term?: string;
                deadline?: "overdue" | "soon" | "unknown";
                declareStatus?: "1" | "2" | "3" | "4";
                reportCell?: string;
            };
            answer: {
                rows: {
                    id: string;
                    met: {
                        group: string;
                        id: string;
                        number: number;
                        values: {
                            element: string;
                            value: string;
                        }[];
                    }[];
                }[];
                orUncertain: {
                    element: string;
                    total: number;
                    totalIsLowerBound: boolean;
                }[];
                anyRow: {
                    group: string;
                    total: number;
                    totalIsLowerBound: boolean;
                }[];
                without: {
                    element: string;
                    total: number;
                    totalIsLowerBound: boolean;
                }[];
            };
        };
        "POST /cases/file": {
            body: {
                caseIds?: string[] | null;
                found?: Record<string, never> | null;
                kind: "xlsx" | "csv";
                columns?: string[] | null;
            };
        };
        "POST /cases/similar": {
            body: {
                content: CaseContent;
            };
            answer: {
                cases: {
                    id: string;
                    caseNo: string;
                    because: {
                        en: string;
                        zh: string;
                    }[];
                    shown: {
                        product: string | null;
                        reaction: string | null;
                        eventCount: number | null;
                        drugCount: number | null;
                        subject: string | null;
                        country: string | null;
                        seriousness: string | null;
                        reportType: string | null;
                        firstReceived: string | null;
                        lastReceived: string | null;
                        safetyReportId: string | null;
                        worldwideId: string | null;
                    };
                }[];
            };
        };
        "POST /cases/with-document": {
            form: {
                caseNo?: string | null;
                otherNumbering?: boolean | null;
                whenTaken?: "refuse" | "next" | "repeat" | null;
                content: string;
                document: Blob;
            };
            answer: {
                id: string;
                caseNo: string;
            };
            refusal: {
                reason?: "format" | "otherNumbering" | "duplicateNumber";
            };
        };
        "GET /proj/prefix/{projectId}": {
            path: {
                projectId: string;
            };
            answer: {
                prefix: string;
                digits: number;
                revision: number;
                isUsual: boolean;
            };
        };
        "GET /system/case-numbering": {
            answer: {
                prefix: string;
                digits: number;
                revision: number;
                isUsual: boolean;
            };
        };
        "PUT /system/case-numbering": {
            body: {
                prefix: string;
                digits: number;
                revision: number;
            };
            answer: {
                prefix: string;
                digits: number;
                revision: number;
            };
        };
    }
}
