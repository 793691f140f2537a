import * as client from "@apollo/client/react";
import * as types from "./graphql";

type QueryOptions<T, V extends import("@apollo/client").OperationVariables> = client.useQuery.Options<T, V>;
type MutationOptions<T, V extends import("@apollo/client").OperationVariables> = client.useMutation.Options<T, V>;
type SubscriptionOptions<T, V extends import("@apollo/client").OperationVariables> = client.useSubscription.Options<T, V>;
type FragmentSource<T> = client.useFragment.Options<T, import("@apollo/client").OperationVariables>["from"];
export type { QueryOptions, MutationOptions, SubscriptionOptions, FragmentSource };

export const useUserInfoQuery = (
  ...options: {} extends types.UserInfoQueryVariables ? [options?: QueryOptions<types.UserInfoQuery, types.UserInfoQueryVariables>] : [options: QueryOptions<types.UserInfoQuery, types.UserInfoQueryVariables>]
) => client.useQuery<types.UserInfoQuery, types.UserInfoQueryVariables>(types.UserInfoDocument, ...(options as [QueryOptions<types.UserInfoQuery, types.UserInfoQueryVariables>]));
export const useLoginMutation = (options?: MutationOptions<types.LoginMutation, types.LoginMutationVariables>) => client.useMutation<types.LoginMutation, types.LoginMutationVariables>(types.LoginDocument, options);
export const useLogoutMutation = (options?: MutationOptions<types.LogoutMutation, types.LogoutMutationVariables>) => client.useMutation<types.LogoutMutation, types.LogoutMutationVariables>(types.LogoutDocument, options);
export const useClaimDetailQuery = (
  ...options: {} extends types.ClaimDetailQueryVariables ? [options?: QueryOptions<types.ClaimDetailQuery, types.ClaimDetailQueryVariables>] : [options: QueryOptions<types.ClaimDetailQuery, types.ClaimDetailQueryVariables>]
) => client.useQuery<types.ClaimDetailQuery, types.ClaimDetailQueryVariables>(types.ClaimDetailDocument, ...(options as [QueryOptions<types.ClaimDetailQuery, types.ClaimDetailQueryVariables>]));
export const useClaimTabQuery = (
  ...options: {} extends types.ClaimTabQueryVariables ? [options?: QueryOptions<types.ClaimTabQuery, types.ClaimTabQueryVariables>] : [options: QueryOptions<types.ClaimTabQuery, types.ClaimTabQueryVariables>]
) => client.useQuery<types.ClaimTabQuery, types.ClaimTabQueryVariables>(types.ClaimTabDocument, ...(options as [QueryOptions<types.ClaimTabQuery, types.ClaimTabQueryVariables>]));
export const useRegisterVisitMutation = (options?: MutationOptions<types.RegisterVisitMutation, types.RegisterVisitMutationVariables>) => client.useMutation<types.RegisterVisitMutation, types.RegisterVisitMutationVariables>(types.RegisterVisitDocument, options);
export const useClaimWhyQuery = (
  ...options: {} extends types.ClaimWhyQueryVariables ? [options?: QueryOptions<types.ClaimWhyQuery, types.ClaimWhyQueryVariables>] : [options: QueryOptions<types.ClaimWhyQuery, types.ClaimWhyQueryVariables>]
) => client.useQuery<types.ClaimWhyQuery, types.ClaimWhyQueryVariables>(types.ClaimWhyDocument, ...(options as [QueryOptions<types.ClaimWhyQuery, types.ClaimWhyQueryVariables>]));
export const useManageDelayMutation = (options?: MutationOptions<types.ManageDelayMutation, types.ManageDelayMutationVariables>) => client.useMutation<types.ManageDelayMutation, types.ManageDelayMutationVariables>(types.ManageDelayDocument, options);
export const useUndoManageDelayMutation = (options?: MutationOptions<types.UndoManageDelayMutation, types.UndoManageDelayMutationVariables>) => client.useMutation<types.UndoManageDelayMutation, types.UndoManageDelayMutationVariables>(types.UndoManageDelayDocument, options);
export const useConfirmArrivalMutation = (options?: MutationOptions<types.ConfirmArrivalMutation, types.ConfirmArrivalMutationVariables>) => client.useMutation<types.ConfirmArrivalMutation, types.ConfirmArrivalMutationVariables>(types.ConfirmArrivalDocument, options);
export const useConfirmCompletionMutation = (options?: MutationOptions<types.ConfirmCompletionMutation, types.ConfirmCompletionMutationVariables>) => client.useMutation<types.ConfirmCompletionMutation, types.ConfirmCompletionMutationVariables>(types.ConfirmCompletionDocument, options);
export const useCancelServiceMutation = (options?: MutationOptions<types.CancelServiceMutation, types.CancelServiceMutationVariables>) => client.useMutation<types.CancelServiceMutation, types.CancelServiceMutationVariables>(types.CancelServiceDocument, options);
export const useCancelProviderMutation = (options?: MutationOptions<types.CancelProviderMutation, types.CancelProviderMutationVariables>) => client.useMutation<types.CancelProviderMutation, types.CancelProviderMutationVariables>(types.CancelProviderDocument, options);
export const useClaimChangedSubscription = (
  ...options: {} extends types.ClaimChangedSubscriptionVariables ? [options?: SubscriptionOptions<types.ClaimChangedSubscription, types.ClaimChangedSubscriptionVariables>] : [options: SubscriptionOptions<types.ClaimChangedSubscription, types.ClaimChangedSubscriptionVariables>]
) => client.useSubscription<types.ClaimChangedSubscription, types.ClaimChangedSubscriptionVariables>(types.ClaimChangedDocument, ...(options as [SubscriptionOptions<types.ClaimChangedSubscription, types.ClaimChangedSubscriptionVariables>]));
export const useHeartbeatSubscription = (
  ...options: {} extends types.HeartbeatSubscriptionVariables ? [options?: SubscriptionOptions<types.HeartbeatSubscription, types.HeartbeatSubscriptionVariables>] : [options: SubscriptionOptions<types.HeartbeatSubscription, types.HeartbeatSubscriptionVariables>]
) => client.useSubscription<types.HeartbeatSubscription, types.HeartbeatSubscriptionVariables>(types.HeartbeatDocument, ...(options as [SubscriptionOptions<types.HeartbeatSubscription, types.HeartbeatSubscriptionVariables>]));
export const useMapFramesSubscription = (
  ...options: {} extends types.MapFramesSubscriptionVariables ? [options?: SubscriptionOptions<types.MapFramesSubscription, types.MapFramesSubscriptionVariables>] : [options: SubscriptionOptions<types.MapFramesSubscription, types.MapFramesSubscriptionVariables>]
) => client.useSubscription<types.MapFramesSubscription, types.MapFramesSubscriptionVariables>(types.MapFramesDocument, ...(options as [SubscriptionOptions<types.MapFramesSubscription, types.MapFramesSubscriptionVariables>]));
export const useMapFrameQuery = (
  ...options: {} extends types.MapFrameQueryVariables ? [options?: QueryOptions<types.MapFrameQuery, types.MapFrameQueryVariables>] : [options: QueryOptions<types.MapFrameQuery, types.MapFrameQueryVariables>]
) => client.useQuery<types.MapFrameQuery, types.MapFrameQueryVariables>(types.MapFrameDocument, ...(options as [QueryOptions<types.MapFrameQuery, types.MapFrameQueryVariables>]));
export const useMapClaimListQuery = (
  ...options: {} extends types.MapClaimListQueryVariables ? [options?: QueryOptions<types.MapClaimListQuery, types.MapClaimListQueryVariables>] : [options: QueryOptions<types.MapClaimListQuery, types.MapClaimListQueryVariables>]
) => client.useQuery<types.MapClaimListQuery, types.MapClaimListQueryVariables>(types.MapClaimListDocument, ...(options as [QueryOptions<types.MapClaimListQuery, types.MapClaimListQueryVariables>]));
export const useMapSupplierListQuery = (
  ...options: {} extends types.MapSupplierListQueryVariables ? [options?: QueryOptions<types.MapSupplierListQuery, types.MapSupplierListQueryVariables>] : [options: QueryOptions<types.MapSupplierListQuery, types.MapSupplierListQueryVariables>]
) => client.useQuery<types.MapSupplierListQuery, types.MapSupplierListQueryVariables>(types.MapSupplierListDocument, ...(options as [QueryOptions<types.MapSupplierListQuery, types.MapSupplierListQueryVariables>]));
export const useClaimWaysQuery = (
  ...options: {} extends types.ClaimWaysQueryVariables ? [options?: QueryOptions<types.ClaimWaysQuery, types.ClaimWaysQueryVariables>] : [options: QueryOptions<types.ClaimWaysQuery, types.ClaimWaysQueryVariables>]
) => client.useQuery<types.ClaimWaysQuery, types.ClaimWaysQueryVariables>(types.ClaimWaysDocument, ...(options as [QueryOptions<types.ClaimWaysQuery, types.ClaimWaysQueryVariables>]));
export const useMapClaimPlaceQuery = (
  ...options: {} extends types.MapClaimPlaceQueryVariables ? [options?: QueryOptions<types.MapClaimPlaceQuery, types.MapClaimPlaceQueryVariables>] : [options: QueryOptions<types.MapClaimPlaceQuery, types.MapClaimPlaceQueryVariables>]
) => client.useQuery<types.MapClaimPlaceQuery, types.MapClaimPlaceQueryVariables>(types.MapClaimPlaceDocument, ...(options as [QueryOptions<types.MapClaimPlaceQuery, types.MapClaimPlaceQueryVariables>]));
export const useMapSupplierPlaceQuery = (
  ...options: {} extends types.MapSupplierPlaceQueryVariables ? [options?: QueryOptions<types.MapSupplierPlaceQuery, types.MapSupplierPlaceQueryVariables>] : [options: QueryOptions<types.MapSupplierPlaceQuery, types.MapSupplierPlaceQueryVariables>]
) => client.useQuery<types.MapSupplierPlaceQuery, types.MapSupplierPlaceQueryVariables>(types.MapSupplierPlaceDocument, ...(options as [QueryOptions<types.MapSupplierPlaceQuery, types.MapSupplierPlaceQueryVariables>]));
export const useSupplierAllocationsQuery = (
  ...options: {} extends types.SupplierAllocationsQueryVariables ? [options?: QueryOptions<types.SupplierAllocationsQuery, types.SupplierAllocationsQueryVariables>] : [options: QueryOptions<types.SupplierAllocationsQuery, types.SupplierAllocationsQueryVariables>]
) => client.useQuery<types.SupplierAllocationsQuery, types.SupplierAllocationsQueryVariables>(types.SupplierAllocationsDocument, ...(options as [QueryOptions<types.SupplierAllocationsQuery, types.SupplierAllocationsQueryVariables>]));
export const useSupplierDetailQuery = (
  ...options: {} extends types.SupplierDetailQueryVariables ? [options?: QueryOptions<types.SupplierDetailQuery, types.SupplierDetailQueryVariables>] : [options: QueryOptions<types.SupplierDetailQuery, types.SupplierDetailQueryVariables>]
) => client.useQuery<types.SupplierDetailQuery, types.SupplierDetailQueryVariables>(types.SupplierDetailDocument, ...(options as [QueryOptions<types.SupplierDetailQuery, types.SupplierDetailQueryVariables>]));
export const useSupplierTabQuery = (
  ...options: {} extends types.SupplierTabQueryVariables ? [options?: QueryOptions<types.SupplierTabQuery, types.SupplierTabQueryVariables>] : [options: QueryOptions<types.SupplierTabQuery, types.SupplierTabQueryVariables>]
) => client.useQuery<types.SupplierTabQuery, types.SupplierTabQueryVariables>(types.SupplierTabDocument, ...(options as [QueryOptions<types.SupplierTabQuery, types.SupplierTabQueryVariables>]));
export const useSession_loginInfoFragment = (from: FragmentSource<types.Session_LoginInfoFragment>) =>
  client.useFragment({ fragment: types.Session_LoginInfoFragmentDoc, fragmentName: "Session_loginInfo", from });
export const useClaimDetail_claimFragment = (from: FragmentSource<types.ClaimDetail_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimDetail_ClaimFragmentDoc, fragmentName: "ClaimDetail_claim", from });
export const useClaimEconomics_claimFragment = (from: FragmentSource<types.ClaimEconomics_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimEconomics_ClaimFragmentDoc, fragmentName: "ClaimEconomics_claim", from });
export const useClaimGeneral_claimFragment = (from: FragmentSource<types.ClaimGeneral_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimGeneral_ClaimFragmentDoc, fragmentName: "ClaimGeneral_claim", from });
export const useClaimHeader_claimFragment = (from: FragmentSource<types.ClaimHeader_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimHeader_ClaimFragmentDoc, fragmentName: "ClaimHeader_claim", from });
export const useClaimMilestones_claimFragment = (from: FragmentSource<types.ClaimMilestones_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimMilestones_ClaimFragmentDoc, fragmentName: "ClaimMilestones_claim", from });
export const useClaimServices_claimFragment = (from: FragmentSource<types.ClaimServices_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimServices_ClaimFragmentDoc, fragmentName: "ClaimServices_claim", from });
export const useClaimTimes_claimFragment = (from: FragmentSource<types.ClaimTimes_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimTimes_ClaimFragmentDoc, fragmentName: "ClaimTimes_claim", from });
export const useClaimVisits_claimFragment = (from: FragmentSource<types.ClaimVisits_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimVisits_ClaimFragmentDoc, fragmentName: "ClaimVisits_claim", from });
export const useMilestoneTrack_claimFragment = (from: FragmentSource<types.MilestoneTrack_ClaimFragment>) =>
  client.useFragment({ fragment: types.MilestoneTrack_ClaimFragmentDoc, fragmentName: "MilestoneTrack_claim", from });
export const useClaimActions_claimFragment = (from: FragmentSource<types.ClaimActions_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimActions_ClaimFragmentDoc, fragmentName: "ClaimActions_claim", from });
export const useDeed_claimFragment = (from: FragmentSource<types.Deed_ClaimFragment>) =>
  client.useFragment({ fragment: types.Deed_ClaimFragmentDoc, fragmentName: "Deed_claim", from });
export const useClaimChanged_claimFragment = (from: FragmentSource<types.ClaimChanged_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimChanged_ClaimFragmentDoc, fragmentName: "ClaimChanged_claim", from });
export const useSupplierDetail_supplierFragment = (from: FragmentSource<types.SupplierDetail_SupplierFragment>) =>
  client.useFragment({ fragment: types.SupplierDetail_SupplierFragmentDoc, fragmentName: "SupplierDetail_supplier", from });
export const useSupplierFleet_supplierFragment = (from: FragmentSource<types.SupplierFleet_SupplierFragment>) =>
  client.useFragment({ fragment: types.SupplierFleet_SupplierFragmentDoc, fragmentName: "SupplierFleet_supplier", from });
export const useSupplierGeneral_supplierFragment = (from: FragmentSource<types.SupplierGeneral_SupplierFragment>) =>
  client.useFragment({ fragment: types.SupplierGeneral_SupplierFragmentDoc, fragmentName: "SupplierGeneral_supplier", from });
export const useSupplierHeader_supplierFragment = (from: FragmentSource<types.SupplierHeader_SupplierFragment>) =>
  client.useFragment({ fragment: types.SupplierHeader_SupplierFragmentDoc, fragmentName: "SupplierHeader_supplier", from });
export const useSupplierNetworks_supplierFragment = (from: FragmentSource<types.SupplierNetworks_SupplierFragment>) =>
  client.useFragment({ fragment: types.SupplierNetworks_SupplierFragmentDoc, fragmentName: "SupplierNetworks_supplier", from });
export const useSupplierPosition_supplierFragment = (from: FragmentSource<types.SupplierPosition_SupplierFragment>) =>
  client.useFragment({ fragment: types.SupplierPosition_SupplierFragmentDoc, fragmentName: "SupplierPosition_supplier", from });
export const useSupplierTimetable_supplierFragment = (from: FragmentSource<types.SupplierTimetable_SupplierFragment>) =>
  client.useFragment({ fragment: types.SupplierTimetable_SupplierFragmentDoc, fragmentName: "SupplierTimetable_supplier", from });
