// Written by `npm run calls` from the OpenAPI document; not edited by hand.
export {}

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /unlock/case/{caseId}": {
            path: {
                caseId: string;
            };
            answer: {
                lock: {
                    caseId: string;
                    node: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                    };
                    nodes: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                    }[];
                    seq: number;
                } | null;
                waiting: {
                    id: string;
                    askerId: string;
                    askerName: string;
                    askedAt: string;
                    reason: string;
                } | null;
            };
        };
        "GET /unlock/task": {
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
                status?: "waiting" | "approved" | "rejected" | "withdrawn" | "lapsed";
                caseNo?: string;
                sort?: "askedAt" | "caseNo" | "status";
                order?: "asc" | "desc";
            };
            answer: {
                rows: {
                    id: string;
                    caseId: string;
                    caseNo: string;
                    caseVersion: number;
                    caseRevision: number;
                    status: "waiting" | "approved" | "rejected" | "withdrawn" | "lapsed";
                    reason: string;
                    askerId: string;
                    askerName: string;
                    askedAt: string;
                    node: string | null;
                    answer: string | null;
                    deciderName: string | null;
                    decidedAt: string | null;
                }[];
                total: number;
            };
        };
        "POST /unlock/task": {
            body: {
                caseId: string;
                reason: string;
            };
            answer: {
                id: string;
            };
        };
        "PUT /unlock/task": {
            body: {
                unlockRequestId: string;
                act: "approve" | "reject";
                node?: string | null;
                answer?: string | null;
            };
            answer: {
                id: string;
            };
        };
        "DELETE /unlock/task/{unlockRequestId}": {
            path: {
                unlockRequestId: string;
            };
            answer: {
                id: string;
            };
        };
    }
}
